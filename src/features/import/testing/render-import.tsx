import { renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import type { ImportStorage } from '@/data/import/import-storage';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { createImportWorker } from '../session/worker-api';
import { WorkerProvider } from '../session/worker-context';
import { ImportPage } from '../import-page';
import { StorageProvider } from '../session/storage-context';
import { createMemoryStorage } from './memory-storage';

/** Runs in this thread: jsdom has no workers. */
const openWorker = () => ({ worker: createImportWorker(), close: () => undefined });

/** Renders the import page over the memory store; passing the same storage again simulates a reload. */
export function renderImport(
  options: RenderWithDataOptions & { readonly storage?: ImportStorage } = {},
): ReturnType<typeof renderWithData> {
  const storage = options.storage ?? createMemoryStorage();
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <WorkerProvider value={openWorker}>
          <StorageProvider value={() => storage}>
            <ImportPage />
          </StorageProvider>
        </WorkerProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
    options,
  );
}

/** A CSV file; jsdom's files have no arrayBuffer(). */
export function csvFile(content: string | Uint8Array, name = 'leads.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes.slice()], name, { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: async () => bytes.slice().buffer });
}
