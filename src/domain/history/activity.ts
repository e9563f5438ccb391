import { COLLECTIONS } from '../core/collections';
import { NOUN_NAMES } from '../core/noun-names';
import { recordFields } from '../core/record';
import { choice, defineShape, groupList, requiredText, serverOnly, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';

export const ACTIVITY_KINDS = [
  'note',
  'call',
  'created',
  'changed',
  'deleted',
  'opened',
  'message',
  'mail',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Kinds that users write; functions write all others. */
export const PERSONAL_KINDS: readonly ActivityKind[] = ['note', 'call'];

export const CALL_OUTCOMES = ['reached', 'missed', 'voicemail'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const activityFields = {
  ...recordFields,
  noun: choice(NOUN_NAMES),
  recordId: requiredText(64),
  /** The record on whose page it is told: itself, or the parent of one without a page, as a visit's job. */
  timelineId: text(64),
  recordTitle: text(170),
  customerId: text(64),
  trackerId: text(64),
  kind: choice(ACTIVITY_KINDS),
  /** Of a call; '' for everything else and for calls logged before outcomes existed. */
  outcome: choice(['', ...CALL_OUTCOMES]),
  /** A client's name, or the author a function noted; others come from `createdBy` and the roster. */
  byName: serverOnly(text(170)),
  body: text(2_000),
  /** Of a mail: the uids of the people who have it. */
  mailReaders: serverOnly(textList(51, 128)),
  /** Field names as in the record, values as readable text; never amounts. */
  changes: serverOnly(groupList(60, { field: text(60), before: text(300), after: text(300) })),
};

/** `Activity/{uuid}`: author, time and changes of a write. Triggers write it; users write notes. */
export const activityShape = defineShape(COLLECTIONS.activity, activityFields);
export type Activity = Infer<typeof activityShape>;

/** `ActivityPriced/{uuid}`: changes of amounts, and all history of nouns with amounts inside; needs `pricing:show`. */
export const activityPricedShape = defineShape(COLLECTIONS.activityPriced, activityFields);
