import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { SECOND_MS } from '@/domain/time/time';
import { accounts, authCodeOf } from './accounts';

/** Ends every session of a person: none gets a new token, and the tokens they hold are refused (`signedOutAt`). */
export async function endSessions(userRef: DocumentReference, now: number): Promise<void> {
  await accounts().revokeRefreshTokens(userRef.id);
  // Tokens tell the time of a sign-in in whole seconds.
  const signedOutAt = Timestamp.fromMillis(Math.floor(now / SECOND_MS) * SECOND_MS);
  await userRef.update({ signedOutAt, updatedAt: Timestamp.fromMillis(now) });
}

/** Deletes the account a person signs in with; one that is gone already is as good. */
export async function deleteSignInAccount(uid: string): Promise<void> {
  try {
    await accounts().deleteUser(uid);
  } catch (error) {
    if (authCodeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** The account whoever proves an address gets in place of one that never proved it. */
export type ProvenAccount = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
};

/**
 * Puts a fresh account in the place of one whose address nobody proved: no phone, service, password or session
 * of the old one opens it, whoever added them and whenever. The old one never counted as signed in, so that it
 * holds nothing. @throws AppError('conflict') when somebody signs up with the address at the same moment
 */
export async function replaceAccount(oldUid: string, fresh: ProvenAccount): Promise<void> {
  await deleteSignInAccount(oldUid);
  try {
    await accounts().createUser(fresh);
  } catch (cause) {
    // The address was taken again in between: the next try finds that one.
    if (authCodeOf(cause)?.endsWith('-already-exists')) throw new AppError('conflict', { cause });
    throw cause;
  }
}

/**
 * Takes every way to sign in away but a password, which becomes one that nobody knows, and ends all sessions.
 * For accounts that hold records, whose uid has to stay.
 */
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
