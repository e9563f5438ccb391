import type { Invoice } from '../../invoices/invoice';
import { keptSums } from '../../invoices/sums/invoice-sums';
import type { KeptSums, Summed } from '../../invoices/sums/invoice-sums';
import type { Allocation, Payment } from '../payment';

/** An invoice, as far as payments change it. */
export type PayableInvoice = Summed &
  Pick<
    Invoice,
    'uuid' | 'customerId' | 'trackerId' | 'currency' | 'dueOn' | 'number' | 'balance' | 'heldReason'
  >;

/** A payment, as far as it is put on invoices. */
export type SettlingPayment = Pick<
  Payment,
  | 'uuid'
  | 'kind'
  | 'state'
  | 'customerId'
  | 'trackerId'
  | 'currency'
  | 'payer'
  | 'receivedOn'
  | 'amount'
  | 'wished'
  | 'allocations'
  | 'unallocated'
>;

/** What a settlement writes: the payments and invoices that it changes, in cents. */
export type Settlement = {
  readonly payments: readonly Pick<Payment, 'uuid' | 'state' | 'allocations' | 'unallocated'>[];
  readonly invoices: readonly (Pick<Invoice, 'uuid'> & KeptSums)[];
};

/** Invoices with more, or less, of what payments bring them, and the sums that follow. */
export function withMoney<I extends PayableInvoice>(
  invoices: readonly I[],
  sum: 'paid' | 'pending',
  allocations: readonly Allocation[],
  sign: 1 | -1,
): readonly I[] {
  return invoices.map((invoice) => {
    const own = allocations.filter(({ invoiceId }) => invoiceId === invoice.uuid);
    if (own.length === 0) return invoice;
    const moved = own.reduce((all, { amount }) => all + sign * amount, invoice[sum]);
    const changed = { ...invoice, [sum]: moved };
    return { ...changed, ...keptSums(changed) };
  });
}

/** The invoices that differ from those before, as they are written. */
export function changedInvoices(
  before: readonly PayableInvoice[],
  after: readonly PayableInvoice[],
): Settlement['invoices'] {
  return after.flatMap((invoice, at) =>
    invoice === before[at] ? [] : [{ uuid: invoice.uuid, ...keptSums(invoice) }],
  );
}

/** Allocations with more for one invoice, each invoice once. */
export function withAllocation(
  allocations: readonly Allocation[],
  { invoiceId, amount }: Allocation,
): readonly Allocation[] {
  const at = allocations.findIndex((one) => one.invoiceId === invoiceId);
  const before = allocations[at];
  if (!before) return [...allocations, { invoiceId, amount }];
  return allocations.with(at, { invoiceId, amount: before.amount + amount });
}

/** The sum of allocations, in cents. */
export function allocated(allocations: readonly Allocation[]): number {
  return allocations.reduce((sum, { amount }) => sum + amount, 0);
}
