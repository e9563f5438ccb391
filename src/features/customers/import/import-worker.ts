import { openTable, readTable } from './read-file';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

/** Answers requests off the page's thread, so that ten thousand rows never freeze it. */
function answer(request: WorkerRequest): WorkerAnswer {
  switch (request.kind) {
    case 'open':
      return { kind: 'opened', table: openTable(new Uint8Array(request.bytes)) };
    case 'read':
      return { kind: 'read', drafts: readTable(request.rows, request.context) };
  }
}

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  self.postMessage(answer(event.data));
});
