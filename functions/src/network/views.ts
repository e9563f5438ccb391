import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { connectionShape, MOST_CONNECTIONS, networkName } from '@/domain/network/connection';
import type { Connection } from '@/domain/network/connection';
import { AppError } from '@/domain/core/errors';
import { ownerOf } from '@/domain/session/session';
import { initialOf } from '@/domain/core/shape';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { readSnapshot, storedRecord } from '../records';

/** One person's view of another: its reference and state; null when there is none. */
export type View = { readonly ref: DocumentReference; readonly is: Connection | null };

export function viewRef(db: Firestore, person: string, other: string): DocumentReference {
  return db.collection(COLLECTIONS.connections).doc(`${person}_${other}`);
}

/** The document of a request to an address. The id depends on the address alone, known or not. */
export function addressRef(db: Firestore, person: string, email: string): DocumentReference {
  return viewRef(db, person, createHash('sha256').update(email).digest('base64url').slice(0, 28));
}

export async function readView(tx: Transaction, ref: DocumentReference): Promise<View> {
  return { ref, is: readSnapshot(connectionShape, await tx.get(ref)) };
}

/** @throws AppError('not-found') */
export async function readPerson(db: Firestore, tx: Transaction, uid: string): Promise<UserRecord> {
  const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(uid)));
  if (!user) throw new AppError('not-found');
  return { ...user, uuid: uid };
}

/** The fields one person sees of another, in every state. */
export function shownOf(other: UserRecord) {
  return {
    other: other.uuid,
    otherName: networkName(other),
    otherOwner: ownerOf(other),
    otherBusiness: other.company,
  };
}

/** Writes a view; unnamed fields stay as they were, or blank. */
export function putView(
  tx: Transaction,
  view: View,
  person: string,
  fields: Partial<Connection>,
  now: number,
): void {
  const before = view.is ?? { ...initialOf(connectionShape.fields), createdAt: now };
  const connection = { ...before, ...fields, uuid: view.ref.id, person, updatedAt: now };
  tx.set(view.ref, storedRecord(connectionShape, connection));
}

/** Connects two people on both sides. @throws AppError('limit-reached') when either network is full. */
export function connect(
  db: Firestore,
  tx: Transaction,
  sides: readonly [
    { readonly person: UserRecord; readonly view: View },
    { readonly person: UserRecord; readonly view: View },
  ],
  now: number,
): void {
  const [one, two] = sides;
  for (const [{ person, view }, other] of [
    [one, two.person],
    [two, one.person],
  ] as const) {
    if (person.userNetwork.length >= MOST_CONNECTIONS) {
      throw new AppError('limit-reached', {
        sentence: `A network holds at most ${MOST_CONNECTIONS} people, and one of the two is full.`,
      });
    }
    putView(tx, view, person.uuid, { ...shownOf(other), state: 'connected', askedBy: '' }, now);
    tx.update(db.collection(COLLECTIONS.users).doc(person.uuid), {
      userNetwork: FieldValue.arrayUnion(other.uuid),
    });
  }
}

/** Removes each from the other's network, and the other's view. The caller writes their own view. */
export async function disconnect(
  db: Firestore,
  tx: Transaction,
  { person, other }: Pick<Connection, 'person' | 'other'>,
): Promise<void> {
  const users = db.collection(COLLECTIONS.users);
  const theirs = await readView(tx, viewRef(db, other, person));
  const accounts = await tx.getAll(users.doc(person), users.doc(other));
  for (const account of accounts.filter((one) => one.exists)) {
    tx.update(account.ref, { userNetwork: FieldValue.arrayRemove(account.id === person ? other : person) });
  }
  if (theirs.is?.state === 'connected') tx.delete(theirs.ref);
}
