import { CUSTOMER_STATUSES, JOB_STATUSES, TRACKER_STATUSES } from './statuses';

/** The records that a business's own sub-statuses are for. */
export const SUB_STATUS_NOUNS = ['customer', 'tracker', 'job'] as const;
export type SubStatusNoun = (typeof SUB_STATUS_NOUNS)[number];

/** Colours a sub-status may have; screens give each a tone of the theme, and its words always stand beside it. */
export const SUB_STATUS_COLOURS = ['grey', 'blue', 'teal', 'green', 'violet', 'rose', 'brown'] as const;
export type SubStatusColour = (typeof SUB_STATUS_COLOURS)[number];

/** Longest id of a sub-status; records hold nothing else of it. */
export const MAX_SUB_STATUS_ID = 40;

/** What a business calls one part of a main status: "Left voicemail" of 'Not Contacted'. */
export type SubStatus = {
  /** Never changes; records hold it. */
  readonly id: string;
  readonly noun: SubStatusNoun;
  /** The main status it belongs to, one of `STATUSES_OF[noun]`. */
  readonly status: string;
  readonly label: string;
  readonly colour: SubStatusColour;
};

/** The main statuses of each noun, in the order of its way. */
export const STATUSES_OF: Readonly<Record<SubStatusNoun, readonly string[]>> = {
  customer: CUSTOMER_STATUSES,
  tracker: TRACKER_STATUSES,
  job: JOB_STATUSES,
};

/** What a history says of a sub-status that its business no longer has. */
export const REMOVED_SUB_STATUS = 'A removed sub-status';

/** The sub-statuses to choose from in a main status, in the business's order. */
export function subStatusesOf(
  all: readonly SubStatus[],
  noun: SubStatusNoun,
  status: string,
): readonly SubStatus[] {
  return all.filter((one) => one.noun === noun && one.status === status);
}

/**
 * The sub-status a record shows: null for none, for one that was removed, and for one of another main
 * status, which somebody's older change may have left behind.
 */
export function shownSubStatus(
  all: readonly SubStatus[],
  noun: SubStatusNoun,
  status: string,
  id: string,
): SubStatus | null {
  if (id === '') return null;
  return all.find((one) => one.id === id && one.noun === noun && one.status === status) ?? null;
}

/** How histories spell a stored sub-status: its words, '' for none. */
export function subStatusText(all: readonly SubStatus[], id: string): string {
  return id === '' ? '' : (all.find((one) => one.id === id)?.label ?? REMOVED_SUB_STATUS);
}

/** Changes of a history with the words of sub-statuses in place of their ids. */
export function withSubStatusText<
  C extends { readonly field: string; readonly before: string; readonly after: string },
>(changes: readonly C[], all: readonly SubStatus[]): readonly C[] {
  return changes.map((change) =>
    change.field === 'subStatus'
      ? { ...change, before: subStatusText(all, change.before), after: subStatusText(all, change.after) }
      : change,
  );
}
