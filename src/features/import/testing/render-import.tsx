import { renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import type { ImportStorage } from '@/data/import/import-storage';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { customerKind } from '../customers/customer-kind';
import { customerReader } from '../customers/customer-reader';
import type { CustomerImport } from '../customers/customer-types';
import { ImportPage } from '../import-page';
import type { ImportKind } from '../kind/import-kind';
import type { ImportReader } from '../kind/import-reader';
import type { ImportTypes } from '../kind/import-types';
import { createImportWorker } from '../session/worker-api';
import { createMemoryStorage } from './memory-storage';

type Options<T extends ImportTypes> = RenderWithDataOptions & {
  readonly storage?: ImportStorage<T['met'], T['reading']>;
};

/** A storage for files of customers. */
export const createCustomerStorage = createMemoryStorage<CustomerImport['met'], CustomerImport['reading']>;

/** Renders the import page over the memory store; passing the same storage again simulates a reload. */
export function renderImport(options: Options<CustomerImport> = {}): ReturnType<typeof renderWithData> {
  return renderImportOf(customerKind, customerReader, options);
}

/** The same for any noun. */
export function renderImportOf<T extends ImportTypes>(
  kind: ImportKind<T>,
  reader: ImportReader<T>,
  options: Options<T> = {},
): ReturnType<typeof renderWithData> {
  const storage = options.storage ?? createMemoryStorage<T['met'], T['reading']>();
  const tested: ImportKind<T> = {
    ...kind,
    // Runs in this thread: jsdom has no workers.
    openWorker: () => ({ worker: createImportWorker(reader), close: () => undefined }),
    openStorage: () => storage,
  };
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <ImportPage kind={tested} />
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
