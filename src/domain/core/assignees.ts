import { MAX_ASSIGNEES } from './record';

/** Whose work goes to whom, by uid. */
export type HandOver = { readonly from: string; readonly to: string };

type Assigned = { readonly assignees: readonly string[] };

/** Replaces a person by another in a list. */
export function replaced(uids: readonly string[], { from, to }: HandOver): readonly string[] {
  return [...new Set(uids.map((uid) => (uid === from ? to : uid)))];
}

/** The people of a record, once one has taken another's place in it. */
export function assigneesAfter({ assignees }: Assigned, hand: HandOver): readonly string[] {
  return replaced(assignees, hand);
}

/** The people of a sold customer, with one who now works on its open job. Null when nothing changes. */
export function joinedBy({ assignees }: Assigned, uid: string): readonly string[] | null {
  return assignees.includes(uid) || assignees.length >= MAX_ASSIGNEES ? null : [...assignees, uid];
}
