import { bookkeeping, called } from '../../core/field-facts';
import { COLLECTIONS } from '../../core/collections';
import { recordFields } from '../../core/record';
import {
  choice,
  day,
  defineShape,
  integer,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../../core/shape';
import type { Infer } from '../../core/shape';
import { MOST_LINES } from '../../money/line-fields';

/** What a client answers. "Approved" chooses an option and its extras. */
export const DECISIONS = ['Approved', 'Changes Requested', 'Declined'] as const;

/** How an answer reached the business. The link's answers are written by a function, the others by employees. */
export const DECISION_HOWS = ['Link', 'In person', 'By phone', 'By e-mail', 'On paper'] as const;

/** What became of an answer: it waits for the function, it counts, or it came too late. */
export const DECISION_OUTCOMES = ['Waiting', 'Taken', 'Refused'] as const;

export const MAX_DRAWN_SIGNATURE = 8_000;

/**
 * `Decisions/{uuid}`: a client's answer to a version of an estimate. Employees only create it (in person also without
 * signal); a function decides its outcome.
 */
export const decisionShape = defineShape(COLLECTIONS.decisions, {
  ...recordFields,
  estimateId: bookkeeping(requiredText(64)),
  customerId: bookkeeping(requiredText(64)),
  /** The version that was answered; 0 for contents signed in person before they were sent. */
  version: bookkeeping(integer(0, 9_999)),
  /** SHA-256 of that version's text; '' for version 0. */
  sha256: bookkeeping(text(64)),
  /** For version 0: `contentAt` of the contents that were signed, in epoch milliseconds. */
  contentAt: bookkeeping(integer(0, Number.MAX_SAFE_INTEGER)),
  decision: choice(DECISIONS),
  how: choice(DECISION_HOWS),
  option: bookkeeping(text(20)),
  /** Ids of the added extras. */
  extras: bookkeeping(textList(MOST_LINES, 20)),
  name: called('Name', requiredText(170)),
  /** The path of `signaturePath`; '' for an answer by phone, e-mail or on paper. */
  signature: bookkeeping(text(MAX_DRAWN_SIGNATURE)),
  /** The sentence that was agreed to. */
  consent: bookkeeping(text(600)),
  /** The business's day on which an answer by phone, e-mail or on paper was given; '' for the day it was noted. */
  agreedOn: bookkeeping(day()),
  /** The client's reason or wish. */
  note: text(2_000),
  outcome: bookkeeping(serverOnly(choice(DECISION_OUTCOMES))),
  /** Why it was refused, as a sentence. */
  refusal: bookkeeping(serverOnly(text(300))),
  ip: bookkeeping(serverOnly(text(64))),
  agent: bookkeeping(serverOnly(text(300))),
});
export type Decision = Infer<typeof decisionShape>;

/** What a client agrees to by signing, for a total as the page writes it: "$17,250.60". */
export function consentSentence(business: string, number: string, total: string): string {
  const estimate = number === '' ? 'this estimate' : `estimate ${number}`;
  return `I accept ${estimate} from ${business} for ${total} with its terms, and agree that my typed name and drawn signature count as my signature.`;
}
