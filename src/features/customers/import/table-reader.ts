import { createContext, useContext } from 'react';
import { AppError } from '@/domain/errors';
import type { ImportDraft, ReadContext } from '@/domain/import/read-row';
import type { FileTable } from './read-file';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

/** Opens and reads tables somewhere: in a worker in the browser, directly in tests. */
export type TableReader = {
  readonly open: (file: File) => Promise<FileTable>;
  readonly read: (
    rows: readonly (readonly string[])[],
    context: Omit<ReadContext, 'dateOrder'>,
  ) => Promise<readonly ImportDraft[]>;
};

function ask(request: WorkerRequest): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WorkerAnswer>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new AppError('invalid', { cause: event.message })));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** The reader of the real app: one short-lived worker per request. */
export const workerReader: TableReader = {
  open: async (file) => {
    const answer = await ask({ kind: 'open', file });
    if (answer.kind !== 'opened') throw new AppError('unknown');
    return answer.table;
  },
  read: async (rows, context) => {
    const answer = await ask({ kind: 'read', rows, context });
    if (answer.kind !== 'read') throw new AppError('unknown');
    return answer.drafts;
  },
};

const ReaderContext = createContext<TableReader>(workerReader);
export const TableReaderProvider = ReaderContext.Provider;

/** The table reader in force. */
export function useTableReader(): TableReader {
  return useContext(ReaderContext);
}
