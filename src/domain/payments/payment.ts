import { bookkeeping, called } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import {
  cents,
  choice,
  day,
  defineShape,
  groupList,
  optionalInteger,
  optionalMoment,
  paidCents,
  requiredText,
  serverOnly,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { PAYERS } from '../money/payers';

/** A refund gives money back, of a payment or of credit that no invoice took. */
export const PAYMENT_KINDS = ['Payment', 'Refund'] as const;

export const PAYMENT_METHODS = ['Cash', 'Check', 'Card', 'Bank transfer', 'ACH', 'Finance', 'Other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A note of received money, and what a function or the bank made of it. */
export const PAYMENT_STATES = ['noted', 'settled', 'pending', 'failed', 'reversed'] as const;

/** Most invoices that a payment may name. */
export const MOST_WISHED = 20;

/** Most invoices that one payment may end up on: later ones take what it left as credit. */
export const MOST_ALLOCATIONS = 100;

/** A part of a payment for an invoice, in cents. */
const allocationFields = { invoiceId: text(64), amount: cents() };

/**
 * `Payments/{id}`: money that a client, an insurer or a bank paid, or got back. Whoever receives it notes it once, also
 * offline, and never changes it; a function settles it on invoices. Money in cents.
 */
export const paymentShape = defineShape(COLLECTIONS.payments, {
  ...recordFields,
  customerId: bookkeeping(requiredText(64)),
  customerName: bookkeeping(called('Customer', text(170))),
  /** The tracker whose invoices it is for; '' for all of the customer. */
  trackerId: bookkeeping(text(64)),
  kind: choice(PAYMENT_KINDS),
  /** The business's day on which the money came. */
  receivedOn: called('Received', day()),
  amount: paidCents(),
  /** ISO 4217 code of the business. */
  currency: text(3),
  method: choice(PAYMENT_METHODS),
  payer: choice(PAYERS),
  /** The number of a check or a transfer. */
  reference: text(80),
  note: text(2_000),
  /** The e-mail address that its receipt goes to once it is settled; '' for none. */
  receiptTo: bookkeeping(text(320)),
  /** Parts for invoices as the person who noted it wishes; the rest goes where it is due. */
  wished: called('Invoices', groupList(MOST_WISHED, allocationFields)),
  state: serverOnly(choice(PAYMENT_STATES)),
  /** The number of its receipt. */
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  allocations: called('Paid invoices', serverOnly(groupList(MOST_ALLOCATIONS, allocationFields))),
  /** What no invoice took: credit of the client. */
  unallocated: called('Credit', serverOnly(cents())),
  settledAt: bookkeeping(serverOnly(optionalMoment())),
  /** When its receipt was mailed last. */
  receiptAt: bookkeeping(serverOnly(optionalMoment())),
  /** The payment that a refund gives back; '' for credit. */
  refundOf: bookkeeping(serverOnly(text(64))),
});
export type Payment = Infer<typeof paymentShape>;
export type Allocation = Payment['allocations'][number];

/** Names of its fields on screens and in files. */
export const paymentLabel = labelsOf(paymentShape);
