import { expose } from 'comlink';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { DIRECTORY_FORMAT } from '@/domain/directory/directory';
import type { DirectoryIndex } from './directory-index';
import { createDirectoryIndex } from './directory-index';
import { inWorker } from './open-index';
import { withSentErrors } from './worker-errors';

const nothingKept = { load: async () => null, save: async () => undefined };
const wanted = {
  directory: { owner: 'acme', format: DIRECTORY_FORMAT, asOf: 1, n: 0, shards: 0, own: [], build: 1 },
  access: null,
  keptFor: null,
};

/** A worker's two ends; the far one exposes an index. */
function startWorker(index: DirectoryIndex) {
  const { port1, port2 } = new MessageChannel();
  expose(withSentErrors(index), port1);
  const terminate = vi.fn(() => port2.close());
  onTestFinished(terminate);
  const worker = Object.assign(port2, { terminate });
  return { worker, index: inWorker(worker) };
}

it('asks an index in a worker', async () => {
  const { index } = startWorker({
    ...createDirectoryIndex(nothingKept),
    find: async ({ directory }) => ({ directory, reads: 3 }),
  });
  expect(await index.find(wanted)).toEqual({ directory: wanted.directory, reads: 3 });
  const answer = await index.ask({ text: '', list: null, leads: null, limit: 1 });
  expect(answer).toMatchObject({ total: 0, customers: { ids: [] } });
});

it.each([
  [new AppError('denied'), 'denied'],
  [new TypeError('denied access'), 'unknown'],
])('keeps the code of an error: %s', async (error, code) => {
  const { index } = startWorker({
    ...createDirectoryIndex(nothingKept),
    find: async () => {
      throw error;
    },
  });
  const failure = index.find(wanted);
  await expect(failure).rejects.toBeInstanceOf(AppError);
  await expect(failure).rejects.toMatchObject({ code });
});

it('fails requests when the worker crashes, and ends it when closed', async () => {
  const { worker, index } = startWorker({
    ...createDirectoryIndex(nothingKept),
    find: () => new Promise(() => undefined),
  });
  const failure = index.find(wanted);
  worker.dispatchEvent(new Event('error'));
  await expect(failure).rejects.toMatchObject({ code: 'network' });
  index.close();
  expect(worker.terminate).toHaveBeenCalled();
});
