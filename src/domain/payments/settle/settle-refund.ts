import type { Allocation } from '../payment';
import { creditOf, heldBy } from './apply-credit';
import { refundCredit } from './refund-credit';
import { withAllocation } from './settlement';
import type { PayableInvoice, Settlement, SettlingPayment } from './settlement';
import { refundPayment } from './take-back';

/** The payments that a refund takes from, the latest first. */
function givenBackFrom(
  { customerId, currency }: SettlingPayment,
  payments: readonly SettlingPayment[],
): readonly SettlingPayment[] {
  return payments
    .filter(({ kind, state }) => kind === 'Payment' && state === 'settled')
    .filter((payment) => payment.customerId === customerId && payment.currency === currency)
    .toSorted((a, b) => b.receivedOn.localeCompare(a.receivedOn));
}

/** The most that a refund can give back, in cents. */
export function mostRefunded(refund: SettlingPayment, payments: readonly SettlingPayment[]): number {
  return givenBackFrom(refund, payments).reduce((sum, payment) => sum + heldBy(payment), 0);
}

/**
 * Settles a noted refund on its customer's payments: their credit first, then what they pay, the latest payment first. Null
 * for one that is settled already, or that gives back more than was paid.
 */
export function settleRefund(
  refund: SettlingPayment,
  payments: readonly SettlingPayment[],
  invoices: readonly PayableInvoice[],
): Settlement | null {
  const { uuid, kind, state, amount, currency } = refund;
  if (kind !== 'Refund' || state !== 'noted' || amount > mostRefunded(refund, payments)) return null;
  const from = givenBackFrom(refund, payments);
  const credit = Math.min(amount, creditOf(from, currency));
  const changed = refundCredit(from, credit, currency);
  const start: Giving = {
    ...{ left: amount - credit, invoices, allocations: [], changed },
    payments: withChanges(from, changed.payments),
  };
  const given = from.reduce((giving, payment) => givenBy(giving, payment.uuid), start);
  const own = { uuid, state: 'settled', allocations: given.allocations, unallocated: credit } as const;
  return { payments: [own, ...given.changed.payments], invoices: given.changed.invoices };
}

type Giving = {
  /** What is still to be given back, in cents. */
  readonly left: number;
  readonly payments: readonly SettlingPayment[];
  readonly invoices: readonly PayableInvoice[];
  /** What the refund took of invoices so far. */
  readonly allocations: readonly Allocation[];
  readonly changed: Settlement;
};

function givenBy(giving: Giving, uuid: string): Giving {
  const payment = giving.payments.find((one) => one.uuid === uuid);
  const amount = payment ? Math.min(giving.left, heldBy(payment)) : 0;
  const part = payment && refundPayment(payment, amount, giving.invoices);
  if (!part) return giving;
  const { settlement, refunded } = part;
  return {
    left: giving.left - amount,
    payments: withChanges(giving.payments, settlement.payments),
    invoices: withChanges(giving.invoices, settlement.invoices),
    allocations: refunded.allocations.reduce(withAllocation, giving.allocations),
    changed: {
      payments: latest(giving.changed.payments, settlement.payments),
      invoices: latest(giving.changed.invoices, settlement.invoices),
    },
  };
}

function withChanges<R extends { readonly uuid: string }>(
  records: readonly R[],
  changes: readonly (Partial<R> & { readonly uuid: string })[],
): readonly R[] {
  return records.map((one) => ({ ...one, ...changes.find(({ uuid }) => uuid === one.uuid) }));
}

/** Changes with later ones in the place of earlier ones of the same record. */
function latest<C extends { readonly uuid: string }>(
  before: readonly C[],
  after: readonly C[],
): readonly C[] {
  return [...before.filter(({ uuid }) => !after.some((one) => one.uuid === uuid)), ...after];
}
