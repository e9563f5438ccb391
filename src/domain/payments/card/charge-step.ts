import type { Payment } from '../payment';
import type { ChargeFacts, Outgoing } from './charge-facts';
import { FROM_STRIPE } from './from-stripe';

/** The next thing that makes payments equal to what is known of a charge. */
export type ChargeStep =
  /** The payment, which there is not yet. */
  | { readonly kind: 'receive' }
  /** Money on its way that came, or never will. */
  | { readonly kind: 'confirm' | 'fail' }
  /** All of it, disputed and back again. */
  | { readonly kind: 'reverse' | 'putBack' }
  /** A part that left, or came back. */
  | { readonly kind: 'give'; readonly outgoing: Outgoing }
  | { readonly kind: 'undo'; readonly outgoing: Outgoing };

/** The id of the record of money that left. */
export function outgoingId({ id }: Pick<Outgoing, 'id'>): string {
  return `${FROM_STRIPE}${id}`;
}

/**
 * The next step for a charge; null when its records say all that is known of it. `given` are the refunds that exist.
 * Whoever takes steps until there is none ends in the same state, whatever the order of events.
 */
export function chargeStep(
  { status, outgoing }: Pick<ChargeFacts, 'status' | 'outgoing'>,
  payment: Pick<Payment, 'state' | 'amount'> | null,
  given: readonly Pick<Payment, 'uuid' | 'state'>[],
): ChargeStep | null {
  if (!payment) return status === 'unknown' ? null : { kind: 'receive' };
  const { state, amount } = payment;
  if (status === 'succeeded' && (state === 'pending' || state === 'failed')) return { kind: 'confirm' };
  if (status === 'failed' && state === 'pending') return { kind: 'fail' };
  const isWhole = ({ kind, cents }: Outgoing) => kind === 'Dispute' && cents >= amount;
  const isLost = outgoing.some((one) => isWhole(one) && one.state === 'gone');
  if (isLost && state === 'settled') return { kind: 'reverse' };
  if (!isLost && state === 'reversed' && outgoing.some(isWhole)) return { kind: 'putBack' };
  if (state !== 'settled') return null;
  const recordOf = (one: Outgoing) => given.find(({ uuid }) => uuid === outgoingId(one));
  const open = outgoing.find((one) =>
    one.state === 'gone' ? !isWhole(one) && !recordOf(one) : recordOf(one)?.state === 'settled',
  );
  if (!open) return null;
  return open.state === 'gone' ? { kind: 'give', outgoing: open } : { kind: 'undo', outgoing: open };
}
