import type { User } from 'firebase/auth';
import { countsAsSignedIn } from '@/domain/session/session';
import { isFirebaseFailure, plainCode } from '../base/firebase-error';
import type { Account, SignInProvider } from './session';

const PROVIDERS: readonly SignInProvider[] = ['password', 'phone', 'google.com', 'facebook.com', 'apple.com'];

/** Token times are in seconds. Not the domain's constant, which would load the time zones into the login. */
const SECOND_MS = 1_000;

type Claims = {
  readonly emailVerified: boolean;
  readonly signInProvider: string | null;
  readonly signedInAt: number;
};

/** The account of a Firebase user, verified by the token's claims: `user.emailVerified` can be ahead. */
export async function accountOf(user: User): Promise<Account> {
  let claims = await claimsOf(user, false);
  // Verified elsewhere meanwhile: the token is stale.
  if (!claims.emailVerified && user.emailVerified) claims = await claimsOf(user, true);
  const known = user.providerData.map((provider) => provider.providerId);
  return {
    uid: user.uid,
    email: user.email ?? '',
    phone: user.phoneNumber ?? '',
    displayName: user.displayName ?? '',
    providers: PROVIDERS.filter((provider) => known.includes(provider)),
    isEmailVerified: claims.emailVerified,
    isVerified: countsAsSignedIn(claims),
    signedInAt: claims.signedInAt,
  };
}

async function claimsOf(user: User, isForced: boolean): Promise<Claims> {
  try {
    const { claims, signInProvider, authTime } = await user.getIdTokenResult(isForced);
    return {
      emailVerified: claims['email_verified'] === true,
      signInProvider,
      signedInAt: Date.parse(authTime),
    };
  } catch (error) {
    // Offline an expired token cannot be renewed; its claims still give the user their stored data. The server checks
    // a fresh token before it answers.
    if (isFirebaseFailure(error) && plainCode(error) === 'network-request-failed') return storedClaims(user);
    throw error;
  }
}

function storedClaims(user: User): Claims {
  const token = textAt(user.toJSON(), 'stsTokenManager', 'accessToken');
  const payload = token.split('.')[1] ?? '';
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return {
    emailVerified: valueAt(claims, 'email_verified') === true,
    signInProvider: textAt(claims, 'firebase', 'sign_in_provider'),
    signedInAt: Number(valueAt(claims, 'auth_time')) * SECOND_MS,
  };
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce(valueAt, value);
  return typeof found === 'string' ? found : '';
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
