import { wrap } from 'comlink';
import type { Endpoint } from 'comlink';
import { AppError } from '@/domain/core/errors';
import { loadOnce } from '../base/load-once';
import type { DirectoryIndex } from './directory-index';
import { receivedError } from './worker-errors';

/** An index with the function that drops all its customers; open requests are then never answered. */
export type OpenIndex = DirectoryIndex & { readonly close: () => void };

/** Starts the index in a worker; without workers it runs in the page's thread. */
export function openIndex(): OpenIndex {
  if (typeof Worker === 'undefined') return onThisThread();
  return inWorker(new Worker(new URL('./directory-worker.ts', import.meta.url), { type: 'module' }));
}

/** Runs a request on an index. */
type Run = <T>(request: (index: DirectoryIndex) => Promise<T>) => Promise<T>;

function indexOver(run: Run, close: () => void): OpenIndex {
  return {
    find: (wanted) => run((index) => index.find(wanted)),
    update: (changed, gone) => run((index) => index.update(changed, gone)),
    ask: (question) => run((index) => index.ask(question)),
    duplicates: (typed, selfId) => run((index) => index.duplicates(typed, selfId)),
    matching: (keys) => run((index) => index.matching(keys)),
    close,
  };
}

function onThisThread(): OpenIndex {
  const opened = loadOnce(async () => {
    const [{ createDirectoryIndex }, { deviceKeeper }] = await Promise.all([
      import('./directory-index'),
      import('./kept-shards'),
    ]);
    return createDirectoryIndex(deviceKeeper);
  });
  return indexOver(
    async (request) => request(await opened()),
    () => undefined,
  );
}

/** The index that a worker exposes (`directory-worker.ts`). */
export function inWorker(worker: Pick<Worker, 'terminate'> & Endpoint): OpenIndex {
  const index = wrap<DirectoryIndex>(worker);
  const run: Run = (request) =>
    new Promise((resolve, reject) => {
      // Its script did not load or crashed: it will answer nothing more.
      const handleError = () => reject(new AppError('network'));
      worker.addEventListener('error', handleError);
      request(index)
        .then(resolve, (cause: unknown) => reject(receivedError(cause)))
        .finally(() => worker.removeEventListener('error', handleError));
    });
  return indexOver(run, () => worker.terminate());
}
