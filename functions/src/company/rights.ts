import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { rightsShape } from '@/domain/access/rights';
import type { PersonRights } from '@/domain/access/rights';
import type { UserRecord } from '@/domain/account/user';
import { readSnapshot, storedRecord } from '../records';

/** Reads a company's stored rights; call it before the transaction writes. */
export function readRights(db: Firestore, tx: Transaction, owner: string): Promise<DocumentSnapshot> {
  return tx.get(db.collection(COLLECTIONS.rights).doc(owner));
}

/** Writes these people's rights if they changed; people not listed are removed. */
export function writeRights(
  tx: Transaction,
  stored: DocumentSnapshot,
  members: readonly UserRecord[],
  now: number,
): void {
  const previous = readSnapshot(rightsShape, stored)?.people ?? [];
  putPeople(tx, stored, previous, rightsOf(members, previous, now), now);
}

/** Writes or removes (null) one person's rights with their account, without waiting for the trigger. */
export function writeRightsOf(
  tx: Transaction,
  stored: DocumentSnapshot,
  uid: string,
  member: UserRecord | null,
  now: number,
): void {
  const previous = readSnapshot(rightsShape, stored)?.people;
  // The trigger builds a missing document from all members.
  if (!previous) return;
  const known = previous.find((person) => person.uid === uid);
  const [next] = member ? rightsOf([member], previous, now) : [];
  const people = known
    ? previous.flatMap((person) => (person.uid !== uid ? [person] : next ? [next] : []))
    : [...previous, ...(next ? [next] : [])];
  putPeople(tx, stored, previous, people, now);
}

/** Everyone's rights in the given order; known people keep their `since`. */
function rightsOf(
  members: readonly UserRecord[],
  previous: readonly PersonRights[],
  now: number,
): readonly PersonRights[] {
  const since = new Map(previous.map((person) => [person.uid, person.since]));
  return members.map(({ uuid: uid, email, jobRole, permissionLevel }) => ({
    uid,
    email,
    jobRole,
    permissionLevel,
    since: since.get(uid) ?? now,
  }));
}

function putPeople(
  tx: Transaction,
  stored: DocumentSnapshot,
  previous: readonly PersonRights[],
  people: readonly PersonRights[],
  now: number,
): void {
  if (stored.exists && isDeepStrictEqual(people, previous)) return;
  tx.set(stored.ref, storedRecord(rightsShape, { owner: stored.id, people, updatedAt: now }));
}
