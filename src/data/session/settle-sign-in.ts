import {
  getAdditionalUserInfo,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
  signOut,
} from 'firebase/auth';
import type { Auth, UserCredential } from 'firebase/auth';
import { AppError } from '@/domain/core/errors';

/** Has the server check the signed-in account; true when a fresh one replaced it. */
export type Settle = () => Promise<boolean>;

/**
 * After a sign-in through another service: the server checks an account that is neither new nor settled, once in its
 * life, and the user signs in again when a fresh one replaced it. If the server does not answer, the user gets in and
 * the next sign-in tries again.
 * @throws AppError('needs-recent-login') when the service's credential cannot be used twice: the next sign-in works
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
