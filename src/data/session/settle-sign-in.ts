import {
  getAdditionalUserInfo,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
  signOut,
} from 'firebase/auth';
import type { Auth, UserCredential } from 'firebase/auth';
import { AppError } from '@/domain/core/errors';

/** Has the server look at the account that is signed in; true when a fresh one took its place. */
export type Settle = () => Promise<boolean>;

/**
 * After a sign-in through a service: an account that is neither new nor settled is looked at by the server, once
 * in its life, and its person signs in again where a fresh one took its place. A server that does not answer keeps
 * nobody out: then the next sign-in asks again.
 * @throws AppError('needs-recent-login') when the service's answer does not serve twice: the next sign-in works
 */
export async function settleSignIn(auth: Auth, result: UserCredential, settle: Settle): Promise<void> {
  const isVouching = result.providerId === 'google.com' || result.providerId === 'apple.com';
  if (!isVouching || getAdditionalUserInfo(result)?.isNewUser !== false) return;
  const { claims } = await result.user.getIdTokenResult();
  if (claims['settled'] === true || !(await settle().catch(() => false))) return;
  const credential =
    result.providerId === 'google.com'
      ? GoogleAuthProvider.credentialFromResult(result)
      : OAuthProvider.credentialFromResult(result);
  try {
    if (!credential) throw new AppError('needs-recent-login');
    await signInWithCredential(auth, credential);
  } catch (cause) {
    await signOut(auth);
    throw new AppError('needs-recent-login', { cause });
  }
}
