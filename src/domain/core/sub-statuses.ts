import type { SubStatusNoun } from './noun-names';
import { CUSTOMER_STATUSES, JOB_STATUSES, TRACKER_STATUSES } from './statuses';

/** Colours of sub-statuses; screens map each to a theme tone and always show the label beside it. */
export const SUB_STATUS_COLOURS = ['grey', 'blue', 'teal', 'green', 'violet', 'rose', 'brown'] as const;
export type SubStatusColour = (typeof SUB_STATUS_COLOURS)[number];

export const MAX_SUB_STATUS_ID = 40;

/** A business's part of a main status: "Left voicemail" of 'Not Contacted'. */
export type SubStatus = {
  /** Never changes; records hold it. */
  readonly id: string;
  readonly noun: SubStatusNoun;
  /** The main status it belongs to, one of `STATUSES_OF[noun]`. */
  readonly status: string;
  readonly label: string;
  readonly colour: SubStatusColour;
};

/** Main statuses of each noun, in the order of the process. */
export const STATUSES_OF: Readonly<Record<SubStatusNoun, readonly string[]>> = {
  customer: CUSTOMER_STATUSES,
  tracker: TRACKER_STATUSES,
  job: JOB_STATUSES,
};

export const REMOVED_SUB_STATUS = 'A removed sub-status';

/** The sub-statuses of a main status, in the business's order. */
export function subStatusesOf(
  all: readonly SubStatus[],
  noun: SubStatusNoun,
  status: string,
): readonly SubStatus[] {
  return all.filter((one) => one.noun === noun && one.status === status);
}

/** The sub-status to show; null for none, a removed one, or another status's (from a concurrent change). */
export function shownSubStatus(
  all: readonly SubStatus[],
  noun: SubStatusNoun,
  status: string,
  id: string,
): SubStatus | null {
  if (id === '') return null;
  return all.find((one) => one.id === id && one.noun === noun && one.status === status) ?? null;
}

/** A stored sub-status in a history: its label, '' for none. */
export function subStatusText(all: readonly SubStatus[], id: string): string {
  return id === '' ? '' : (all.find((one) => one.id === id)?.label ?? REMOVED_SUB_STATUS);
}

/** History changes with the labels of sub-statuses in place of their ids. */
export function withSubStatusText<
  C extends { readonly field: string; readonly before: string; readonly after: string },
>(changes: readonly C[], all: readonly SubStatus[]): readonly C[] {
  return changes.map((change) =>
    change.field === 'subStatus'
      ? { ...change, before: subStatusText(all, change.before), after: subStatusText(all, change.after) }
      : change,
  );
}
