import type { UserInfo } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { accounts } from '../accounts';
import type { Caller } from '../guard';
import { object } from '../parse';
import { deleteSignInAccount } from '../sign-in-accounts';

/** `settleSignIn` takes nothing: it is about the caller's own account. */
export const settleSignInInput = object({});

/** Services that vouch for the addresses of their accounts. */
const VOUCHING: readonly string[] = ['google.com', 'apple.com'];

/** What tells an account whose ways to sign in were looked at; it goes with the account. */
const SETTLED = { settled: true };

/**
 * Called after a sign-in through Google or Apple to an account that was there before. Their proof of the address
 * may have been the first one, and the account somebody else's until then: as long as nothing was kept in it, a
 * fresh account takes its place, which that service alone signs in to. Asked again it changes nothing.
 * @returns whether the caller has to sign in once more, to the fresh account
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

/** Makes an account with the address of a service, which alone signs in to it. */
async function openedBy(
  { providerId, uid: id, email, displayName, photoURL }: UserInfo,
  uid: string,
): Promise<void> {
  const names = { ...(displayName && { displayName }), ...(photoURL && { photoURL }) };
  await accounts().createUser({ uid, email, emailVerified: true, ...names });
  await accounts().updateUser(uid, { providerToLink: { providerId, uid: id, email, ...names } });
  await accounts().setCustomUserClaims(uid, SETTLED);
}
