import { PUBLIC_COPY } from '../core/collections';
import { DECISION_HOWS } from '../estimates/answers/decision';
import { ESTIMATE_STATUSES } from '../estimates/estimate-status';
import { MAX_ISSUED } from '../estimates/issued-estimate';
import {
  boolean,
  cents,
  choice,
  day,
  defineShape,
  groupList,
  integer,
  moment,
  optionalMoment,
  signedCents,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { receiptFields, shownInvoiceFields } from './shown-money';

/** Most estimates on a client's page; the newest are shown. */
export const MOST_ESTIMATES_SHOWN = 10;

/** Most invoices and credit notes on a client's page, and most payments: what is open comes first, then the newest. */
export const MOST_INVOICES_SHOWN = 30;
export const MOST_RECEIPTS_SHOWN = 60;

/** Wrong tries to open a page's money in an hour, and in all until the office opens it again. */
export const UNLOCK_TRIES_AN_HOUR = 5;
export const UNLOCK_TRIES = 20;

/**
 * `Tracking/{link}/Public/{key}`: the money of a client's page. Its random id is the key that `unlockTracking` gives for
 * the last four digits of the client's phone.
 */
export const moneyCopyShape = defineShape(PUBLIC_COPY.subcollection, {
  estimates: groupList(MOST_ESTIMATES_SHOWN, {
    id: text(64),
    number: text(40),
    kind: text(20),
    title: text(170),
    status: choice(ESTIMATE_STATUSES),
    version: integer(1, 9_999),
    sha256: text(64),
    sentAt: moment(),
    validUntil: day(),
    /** Of the suggested option, or of what was signed. */
    total: signedCents(),
    currency: text(3),
    /** The answer that counts: option, and ids of extras separated by spaces. */
    option: text(20),
    extras: text(4_400),
    answeredBy: text(170),
    answeredAt: optionalMoment(),
    /** How it was given, and who of the business noted it on the client's behalf; '' for the client's own. */
    answeredHow: choice(DECISION_HOWS),
    notedBy: text(170),
    /** Whether the client may still answer; false for what is void, replaced by another, signed or sold. */
    isOpen: boolean(),
  }),
  /** Invoices and credit notes, those issued last first, and the payments that came, also those on their way. */
  invoices: groupList(MOST_INVOICES_SHOWN, shownInvoiceFields),
  receipts: groupList(MOST_RECEIPTS_SHOWN, receiptFields),
  /** What was paid and no invoice has taken: it pays the next one. */
  credit: cents(),
  /** Whether invoices can be paid on the page, also in parts, and the most at once; 0 for no bound. */
  payments: choice(['off', 'on']),
  isPartAllowed: boolean(),
  mostCents: cents(),
});
export type MoneyCopy = Infer<typeof moneyCopyShape>;

/**
 * `Tracking/{link}/Public/{key}_{recordId}`: the version of an estimate that the client has, or an invoice or credit note
 * as it was issued; the text of its frozen paper.
 */
export const issuedCopyShape = defineShape(PUBLIC_COPY.subcollection, {
  version: integer(1, 9_999),
  sha256: text(64),
  json: text(MAX_ISSUED),
});
export type IssuedCopy = Infer<typeof issuedCopyShape>;

/** Id of the copy of an estimate or an invoice beside the key. */
export function issuedCopyId(key: string, recordId: string): string {
  return `${key}_${recordId}`;
}
