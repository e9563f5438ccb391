import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { Caller } from '../guard';
import { object } from '../parse';
import { endSessions } from '../sign-in-accounts';

/** `signOutEverywhere` takes nothing: it is about the caller's own sessions. */
export const signOutEverywhereInput = object({});

/**
 * Ends all sessions of the caller. Nobody's session is renewed any more, and open windows, which follow
 * the person's record, see there that they are over. Again means: sessions begun since end as well.
 */
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
