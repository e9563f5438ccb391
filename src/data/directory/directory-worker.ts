import { answerRequest } from './answer-request';
import { createCustomerIndex } from './customer-index';
import type { DeskRequest } from './desk-requests';
import { deviceKeeper } from './kept-shards';

const index = createCustomerIndex();
let before: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => {
  before = before
    .then(() => answerRequest(index, deviceKeeper, data))
    .then((answer) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made the worker
      self.postMessage(answer);
    });
});
