import { renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import type { ImportShelf } from '@/data/customers/import/import-shelf';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { createDesk } from '../import/session/desk';
import { DeskProvider } from '../import/session/desk-context';
import { ImportPage } from '../import/import-page';
import { ShelfProvider } from '../import/session/shelf-context';
import { createMemoryShelf } from './memory-shelf';

/** Runs in this thread: jsdom has no workers. */
const openDesk = () => ({ desk: createDesk(), close: () => undefined });

/** Renders the import page over the memory store; passing the same shelf again simulates a reload. */
export function renderImport(
  options: RenderWithDataOptions & { readonly shelf?: ImportShelf } = {},
): ReturnType<typeof renderWithData> {
  const shelf = options.shelf ?? createMemoryShelf();
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <DeskProvider value={openDesk}>
          <ShelfProvider value={() => shelf}>
            <ImportPage />
          </ShelfProvider>
        </DeskProvider>
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
