import { createCustomerIndex } from './customer-index';
import { answerRequest } from './desk';
import type { DeskAnswer, DeskRequest } from './desk';

const index = createCustomerIndex();

/** Answers off the page's thread, one answer to each request in order. */
function answer(request: DeskRequest): DeskAnswer {
  try {
    return answerRequest(index, request);
  } catch (error) {
    // Errors lose their kind on the way to the page; the desk makes one of its own.
    console.error(error);
    return { kind: 'failed' };
  }
}

self.addEventListener('message', (event: MessageEvent<DeskRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made the worker
  self.postMessage(answer(event.data));
});
