import type { Invoice } from '../invoice';
import type { InvoiceStatus } from '../invoice-status';

/** What the sums of an issued paper follow from, in cents. */
export type Summed = Pick<
  Invoice,
  | 'kind'
  | 'status'
  | 'issuedOn'
  | 'total'
  | 'paid'
  | 'pending'
  | 'credited'
  | 'writtenOff'
  | 'heldBack'
  | 'heldReleasedAt'
  | 'viewedAt'
>;

/** The fields of an invoice that functions keep in step with its payments and corrections. */
export type KeptSums = Pick<Invoice, 'status' | 'paid' | 'pending' | 'credited' | 'writtenOff' | 'balance'>;

/** What payments and credit notes leave of an invoice's total, in cents; below zero when it is paid twice. */
function restOf({ total, paid, credited }: Pick<Summed, 'total' | 'paid' | 'credited'>): number {
  return total - paid - credited;
}

/**
 * The status that follows from sums and views. A payment that is taken back moves an invoice back; void stays void. A
 * credit note is sent or viewed, because nothing is owed on it.
 */
export function statusOf(invoice: Summed): InvoiceStatus {
  const { kind, status, issuedOn, paid, writtenOff, viewedAt } = invoice;
  if (issuedOn === '') return 'Draft';
  if (status === 'Void') return 'Void';
  if (kind === 'Invoice') {
    if (restOf(invoice) <= 0) return 'Paid';
    if (writtenOff > 0) return 'Written Off';
    if (paid > 0) return 'Partially Paid';
  }
  return viewedAt === null ? 'Sent' : 'Viewed';
}

/**
 * The sums of an invoice after a change of one of them. A written-off invoice stays so for all that is not paid: a later
 * payment makes the loss smaller, and one that is taken back makes it as large as before.
 */
export function keptSums(invoice: Summed): KeptSums {
  const rest = restOf(invoice);
  const writtenOff = invoice.writtenOff > 0 ? Math.max(0, rest) : 0;
  const status = statusOf({ ...invoice, writtenOff });
  const { paid, pending, credited } = invoice;
  const isOwed = invoice.kind === 'Invoice' && status !== 'Draft' && status !== 'Void';
  return { status, paid, pending, credited, writtenOff, balance: isOwed ? rest - writtenOff : 0 };
}

/** What a payment can still bring to an invoice, in cents: also what is written off, and not what is on its way. */
export function roomOf(invoice: Summed): number {
  const { kind, status, issuedOn, pending } = invoice;
  if (kind !== 'Invoice' || issuedOn === '' || status === 'Void') return 0;
  return Math.max(0, restOf(invoice) - pending);
}

/** The part of the balance that is held back, in cents: 0 once it is released. */
export function heldOf({
  heldBack,
  heldReleasedAt,
  balance,
}: Pick<Invoice, 'heldBack' | 'heldReleasedAt' | 'balance'>): number {
  return heldReleasedAt === null ? Math.max(0, Math.min(heldBack, balance)) : 0;
}

/** What the payers have to pay by the due day, in cents: the balance without what is held back and what is on its way. */
export function dueOf(invoice: Pick<Invoice, 'heldBack' | 'heldReleasedAt' | 'balance' | 'pending'>): number {
  return Math.max(0, invoice.balance - heldOf(invoice) - invoice.pending);
}
