import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { Caller } from '../../calls/guard';
import { endSessions } from '../../accounts/sign-in-accounts';

export const signOutEverywhereInput = v.strictObject({});

/** Ends all sessions of the caller, newer ones on a repeated call. Open windows see it in the user record. */
export async function signOutEverywhere(
  db: Firestore,
  { uid }: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  const userRef = db.collection(COLLECTIONS.users).doc(uid);
  if (!(await userRef.get()).exists) throw new AppError('not-found');
  await endSessions(userRef, now);
  return {};
}
