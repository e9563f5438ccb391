import { cents, choice, day, groupList, moment, optionalMoment, signedCents, text } from '../core/shape';
import type { InferFields } from '../core/shape';
import { HELD_REASONS, MOST_PAYERS } from '../invoices/invoice-content';
import { INVOICE_STATUSES } from '../invoices/invoice-status';
import { INVOICE_KINDS } from '../invoices/invoice';
import { PAYERS } from '../money/payers';
import { MOST_ALLOCATIONS, PAYMENT_KINDS, PAYMENT_METHODS } from '../payments/payment';

/** An invoice or a credit note in the list of a client's page: what it came to and what is open of it. Money in cents. */
export const shownInvoiceFields = {
  id: text(64),
  kind: choice(INVOICE_KINDS),
  /** "INV-1042". */
  number: text(40),
  title: text(170),
  /** A view changes nothing here: "Viewed" is "Sent". */
  status: choice(INVOICE_STATUSES),
  issuedOn: day(),
  issuedAt: moment(),
  /** The last day to pay; '' of a credit note. */
  dueOn: day(),
  currency: text(3),
  total: signedCents(),
  paid: signedCents(),
  pending: cents(),
  credited: cents(),
  writtenOff: cents(),
  balance: signedCents(),
  /** What each payer is expected to pay, and what is not due before it is released. */
  payers: groupList(MOST_PAYERS, { payer: choice(PAYERS), amount: cents() }),
  heldBack: cents(),
  heldReason: choice(HELD_REASONS),
  heldReleasedAt: optionalMoment(),
};
export type ShownInvoice = InferFields<typeof shownInvoiceFields>;

/** A payment or a refund on a client's page. Money in cents. */
export const receiptFields = {
  id: text(64),
  kind: choice(PAYMENT_KINDS),
  /** "R-1207"; '' while it is on its way. */
  number: text(40),
  receivedOn: day(),
  /** All of it, or only what it brings to the invoices of this page. */
  amount: cents(),
  currency: text(3),
  method: choice(PAYMENT_METHODS),
  payer: choice(PAYERS),
  reference: text(80),
  state: choice(['settled', 'pending']),
  /** What it brings to the invoices of this page, and what is left of it as credit. */
  allocations: groupList(MOST_ALLOCATIONS, { invoiceId: text(64), amount: cents() }),
  credit: cents(),
};
export type Receipt = InferFields<typeof receiptFields>;
