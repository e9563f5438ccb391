import type { UserInfo } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { accounts } from '../../accounts/accounts';
import type { Caller } from '../../calls/guard';
import { deleteSignInAccount } from '../../accounts/sign-in-accounts';

export const settleSignInInput = v.strictObject({});

/** Services that vouch for the addresses of their accounts. */
const VOUCHING: readonly string[] = ['google.com', 'apple.com'];

/** Marks an account whose sign-in methods were checked; the mark is deleted with the account. */
const SETTLED = { settled: true };

/**
 * Called after a sign-in through Google or Apple to an existing account. The service may be the first to
 * prove the address, and a stranger may have created the account. If the account holds nothing, a fresh one
 * that only this service opens replaces it. Idempotent.
 * @returns whether the caller must sign in again, to the fresh account
 */
export async function settleSignIn(
  db: Firestore,
  { uid, email }: Caller,
  _input: Readonly<Record<never, never>>,
): Promise<{ readonly isFresh: boolean }> {
  const account = await accounts().getUser(uid);
  if (account.customClaims?.['settled'] === true) return { isFresh: false };
  const service = account.providerData.find(
    (one) => VOUCHING.includes(one.providerId) && one.email.toLowerCase() === email,
  );
  const record = await db.collection(COLLECTIONS.users).doc(uid).get();
  if (!service || record.exists) {
    await accounts().setCustomUserClaims(uid, { ...account.customClaims, ...SETTLED });
    return { isFresh: false };
  }
  await deleteSignInAccount(uid);
  await openedBy(service, db.collection(COLLECTIONS.users).doc().id);
  return { isFresh: true };
}

async function openedBy(
  { providerId, uid: id, email, displayName, photoURL }: UserInfo,
  uid: string,
): Promise<void> {
  const names = { ...(displayName && { displayName }), ...(photoURL && { photoURL }) };
  await accounts().createUser({ uid, email, emailVerified: true, ...names });
  await accounts().updateUser(uid, { providerToLink: { providerId, uid: id, email, ...names } });
  await accounts().setCustomUserClaims(uid, SETTLED);
}
