import { initialOf } from '@/domain/core/shape';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import type { CardPayments } from '@/domain/payments/card/card-payments';
import { callFunction } from '../callables/function-caller';
import { textOf } from '../core/answers';
import { recordRef } from '../core/query';
import { useLiveRecord } from '../live/use-live';
import { useViewer } from '../session/use-session';

const OFF = initialOf(cardPaymentsShape.fields);

/** Whether clients can pay the business online, from its account at Stripe; null until it is known. */
export function useCardPayments(): CardPayments | null {
  const { owner } = useViewer();
  const { record, status } = useLiveRecord(recordRef(cardPaymentsShape, owner));
  return record ?? (status === 'missing' ? OFF : null);
}

/**
 * Connects the business with Stripe, or goes on with it; the address of Stripe's pages that ask for what is missing, or of
 * the account's own once it is on.
 */
export function connectStripe(): Promise<string> {
  return callFunction('connectStripe', {}, (answer) => textOf(answer, 'url'));
}

/** Offers clients no payments online any more. */
export function disconnectStripe(): Promise<void> {
  return callFunction('disconnectStripe', {}, () => undefined);
}

/** Gives an amount (cents) of an online payment back. A second call with the same `requestId` gives back once. */
export function refundPayment(input: {
  readonly paymentId: string;
  readonly cents: number;
  readonly requestId: string;
}): Promise<void> {
  return callFunction('refundPayment', input, () => undefined);
}
