import type { Firestore, Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { OpenWork } from '@/domain/employees/open-work';
import { VISIT_STATUSES } from '@/domain/core/statuses';

/** Visits still to be done, however late. */
const AHEAD = VISIT_STATUSES.filter((status) => status !== 'Done' && status !== 'Cancelled');

/** Nouns with open work, in the order of reassigning: what a client sees changes last. */
export const WORK_NOUNS = [
  'customers',
  'trackers',
  'jobs',
  'visits',
] as const satisfies readonly (keyof OpenWork)[];
export type WorkNoun = (typeof WORK_NOUNS)[number];

/** The open records of a noun assigned to a person. */
export function openWorkQuery(db: Firestore, noun: WorkNoun, owner: string, uid: string): Query {
  const assigned = db
    .collection(COLLECTIONS[noun])
    .where('owner', '==', owner)
    .where('assignees', 'array-contains', uid);
  return noun === 'visits'
    ? assigned.where('status', 'in', AHEAD)
    : assigned.where('listOrganizer', '==', 'Open');
}

export async function countOpenWork(db: Firestore, owner: string, uid: string): Promise<OpenWork> {
  const [customers = 0, trackers = 0, jobs = 0, visits = 0] = await Promise.all(
    WORK_NOUNS.map(async (noun) => (await openWorkQuery(db, noun, owner, uid).count().get()).data().count),
  );
  return { customers, trackers, jobs, visits };
}
