import { openTable, readTable } from './read-file';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

/** Answers requests off the page's thread, so that ten thousand rows never freeze it. */
async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.kind) {
    case 'open':
      return { kind: 'opened', table: openTable(new Uint8Array(await request.file.arrayBuffer())) };
    case 'read':
      return { kind: 'read', drafts: readTable(request.rows, request.context) };
  }
}

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  // `reportError` reaches the page as the worker's error event, as a throw would.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made the worker
  answer(event.data).then((result) => self.postMessage(result), self.reportError);
});
