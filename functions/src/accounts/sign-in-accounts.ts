import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { SECOND_MS } from '@/domain/time/time';
import { accounts, authCodeOf } from './accounts';

/** Ends every session of a user: no new tokens, and existing ones are refused (`signedOutAt`). */
export async function endSessions(userRef: DocumentReference, now: number): Promise<void> {
  await accounts().revokeRefreshTokens(userRef.id);
  // Tokens hold their sign-in time in whole seconds.
  const signedOutAt = Timestamp.fromMillis(Math.floor(now / SECOND_MS) * SECOND_MS);
  await userRef.update({ signedOutAt, updatedAt: Timestamp.fromMillis(now) });
}

/** Deletes a user's sign-in account; a missing one is fine. */
export async function deleteSignInAccount(uid: string): Promise<void> {
  try {
    await accounts().deleteUser(uid);
  } catch (error) {
    if (authCodeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** The account that replaces an unproven one once its address is proven. */
export type ProvenAccount = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
};

/**
 * Replaces an account with an unproven address: no phone, service, password or session of the old one opens
 * the fresh one. The old account never counted as signed in, so it holds no data. @throws
 * AppError('conflict') when another sign-up takes the address at the same moment
 */
export async function replaceAccount(oldUid: string, fresh: ProvenAccount): Promise<void> {
  await deleteSignInAccount(oldUid);
  try {
    await accounts().createUser(fresh);
  } catch (cause) {
    // Another sign-up took the address in between; the next try finds it.
    if (authCodeOf(cause)?.endsWith('-already-exists')) throw new AppError('conflict', { cause });
    throw cause;
  }
}

/** Leaves a random password as only sign-in and ends all sessions. For accounts whose uid must stay. */
export async function keepMailboxAlone(db: Firestore, uid: string, now: number): Promise<void> {
  const { providerData } = await accounts().getUser(uid);
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await accounts().updateUser(uid, {
    password: randomBytes(24).toString('base64url'),
    providersToUnlink: others,
  });
  const userRef = db.collection(COLLECTIONS.users).doc(uid);
  if ((await userRef.get()).exists) await endSessions(userRef, now);
  else await accounts().revokeRefreshTokens(uid);
}
