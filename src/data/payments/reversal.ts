import { callFunction } from '../callables/function-caller';

/** Takes a payment back that never came. Rejects with 'conflict' for a refund, and for one that is not settled yet. */
export function reversePayment(paymentId: string): Promise<void> {
  return callFunction('reversePayment', { paymentId }, () => undefined);
}
