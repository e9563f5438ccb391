import { called } from '../core/field-facts';
import { cents, choice, day, groupList, integer, text } from '../core/shape';
import type { InferFields } from '../core/shape';
import { lineFields, MOST_LINES, percent } from '../money/line-fields';
import { PAYERS } from '../money/payers';
import { reckoningFields } from '../money/reckoning-fields';

export const MOST_PAYERS = 3;

/** Longest time to pay, in days. */
export const MAX_TERMS_DAYS = 365;

/** Why a part of an invoice is not due yet: an insurer's depreciation, or a client's retainage. */
export const HELD_REASONS = ['', 'Depreciation', 'Retainage'] as const;

/** What is billed: written by the office while the invoice is a draft, frozen as it is issued. Money in cents. */
export const invoiceContent = {
  lines: groupList(MOST_LINES, lineFields),
  ...reckoningFields,
  /** ISO 4217 code of the business, copied: amounts of another currency are never summed. */
  currency: text(3),
  /** Days to pay, counted from the day of issue. */
  termsDays: called('Days to pay', integer(0, MAX_TERMS_DAYS)),
  /** The last day to pay. '' in a draft: the days to pay give it as it is issued. */
  dueOn: called('Due', day()),
  servicedFrom: called('Work from', day()),
  servicedTo: called('Work until', day()),
  /** The client's order number or the like. */
  customerReference: called('Client’s reference', text(80)),
  /** What each payer is expected to pay; none where the client pays it all. */
  payers: called('Expected from', groupList(MOST_PAYERS, { payer: choice(PAYERS), amount: cents() })),
  /** The part that is not due before it is released. */
  heldBack: called('Held back', cents()),
  heldReason: called('Reason it is held back', choice(HELD_REASONS)),
  /** Id of the estimate's payment step that it bills; '' for none. */
  step: called('Payment step', text(20)),
  /** The percentage of the estimate that it bills; 0 for none. */
  share: called('Share of the estimate', percent()),
  /** To the client, above the lines. */
  clientText: called('Text for the client', text(2_000)),
  terms: text(5_000),
};

export type InvoiceContent = InferFields<typeof invoiceContent>;
export type InvoiceLine = InvoiceContent['lines'][number];
export type ExpectedPayer = InvoiceContent['payers'][number];
