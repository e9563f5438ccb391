import { addressFields } from '../format/address-fields';
import { bookkeeping, called, person, signatureOf, totalOf } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { OPEN_OR_ARCHIVE, recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import {
  cents,
  choice,
  day,
  defineShape,
  groupList,
  integer,
  moment,
  optionalInteger,
  optionalMoment,
  requiredText,
  serverOnly,
  signedCents,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { rateGroupFields } from '../money/rate-group-fields';
import { MOST_RATES } from '../money/tax-rates';
import { findFields } from '../search/find-fields';
import { invoiceContent } from './invoice-content';
import { INVOICE_STATUSES } from './invoice-status';

/** A credit note takes back a part or all of an invoice. */
export const INVOICE_KINDS = ['Invoice', 'Credit note'] as const;

/**
 * `Invoices/{uuid}`: billed work, and what is taken back of it. Its amounts are inside, so all of it needs
 * `pricing:show`. The office writes a draft; a function issues it, after which its contents never change, and keeps its
 * sums and status. Money in cents.
 */
export const invoiceShape = defineShape(COLLECTIONS.invoices, {
  ...recordFields,
  listOrganizer: called('List', choice(OPEN_OR_ARCHIVE)),
  /** Given as it is issued; invoices and credit notes are counted apart. */
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  kind: choice(INVOICE_KINDS),
  /** The invoice that a credit note takes back from; '' for an invoice. */
  creditOf: bookkeeping(text(64)),
  /** Of a credit note by an amount: the cents with tax that it was written for. 0 where its lines decide. */
  wantedGross: bookkeeping(cents()),
  title: requiredText(170),
  customerId: bookkeeping(requiredText(64)),
  customerName: bookkeeping(called('Customer', text(170))),
  /** '' for none: a deposit may be billed before the sale. */
  trackerId: bookkeeping(text(64)),
  jobId: bookkeeping(text(64)),
  estimateId: bookkeeping(text(64)),
  ...addressFields,
  salesperson: person(),
  status: choice(INVOICE_STATUSES),
  statusAt: bookkeeping(moment()),
  statusBy: signatureOf('status'),
  ...invoiceContent,
  internalNotes: text(5_000),
  /** When the contents were last changed; issuing names it. */
  contentAt: bookkeeping(moment()),
  /** The business's day on which it was issued; '' for a draft. */
  issuedOn: bookkeeping(called('Issued', serverOnly(day()))),
  issuedAt: bookkeeping(serverOnly(optionalMoment())),
  /** Its sums by tax rate as issued: later steps and credit notes take from what they leave. */
  groups: bookkeeping(serverOnly(groupList(MOST_RATES + 1, rateGroupFields))),
  /** The total as issued; the draft's own is computed. */
  total: totalOf('lines', signedCents()),
  /** What settled payments and pending ones bring to it, and what credit notes and a write-off take off it. */
  paid: called('Paid', serverOnly(signedCents())),
  pending: called('Payments on their way', serverOnly(cents())),
  credited: called('Credited', serverOnly(cents())),
  writtenOff: called('Written off', serverOnly(cents())),
  /** What is still owed, with the part that is held back; 0 for a draft. */
  balance: called('Balance', serverOnly(signedCents())),
  heldReleasedAt: called('Held part released', serverOnly(optionalMoment())),
  sentAt: bookkeeping(called('Sent', serverOnly(optionalMoment()))),
  viewedAt: bookkeeping(serverOnly(optionalMoment())),
  /** The client's link that it was sent with. */
  linkId: bookkeeping(serverOnly(text(64))),
  remindedAt: bookkeeping(called('Reminded', serverOnly(optionalMoment()))),
  reminders: bookkeeping(serverOnly(integer(0, 999))),
  ...findFields,
});
export type Invoice = Infer<typeof invoiceShape>;

/** Names of its fields on screens and in files. */
export const invoiceLabel = labelsOf(invoiceShape);
