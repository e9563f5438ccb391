import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
import { choice, defineShape, groupList, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';

export const ACTIVITY_KINDS = ['note', 'call', 'created', 'changed', 'deleted', 'opened', 'message'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Kinds a person writes; all others come from functions. */
export const PERSONAL_KINDS: readonly ActivityKind[] = ['note', 'call'];

/** How a logged call ended. */
export const CALL_OUTCOMES = ['reached', 'missed', 'voicemail'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const activityFields = {
  ...recordFields,
  noun: choice(['customer', 'tracker', 'job', 'visit']),
  recordId: requiredText(64),
  recordTitle: text(170),
  customerId: text(64),
  trackerId: text(64),
  kind: choice(ACTIVITY_KINDS),
  /** Of a call; '' for everything else and for calls logged before there were outcomes. */
  outcome: choice(['', ...CALL_OUTCOMES]),
  /** A client's name, or whose change a function noted; people are named by `createdBy` and the roster. */
  byName: serverOnly(text(170)),
  body: text(2_000),
  /** Field names as in the record; values as text people can read, amounts never among them. */
  changes: serverOnly(groupList(60, { field: text(60), before: text(300), after: text(300) })),
};

/** `Activity/{uuid}`: who did what and when, before and after. Written by trigger, notes by people. */
export const activityShape = defineShape(COLLECTIONS.activity, activityFields);
export type Activity = Infer<typeof activityShape>;

/** `ActivityPriced/{uuid}`: changes of amounts, readable with `pricing:show` only. */
export const activityPricedShape = defineShape(COLLECTIONS.activityPriced, activityFields);
