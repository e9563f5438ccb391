import { getAuth } from 'firebase-admin/auth';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { adminApp } from './admin-app';

/** The project's sign-in accounts with the rights of the server. */
export function accounts(): Auth {
  return getAuth(adminApp());
}

/** The sign-in account with this address, verified or not; null when there is none. */
export function accountByEmail(email: string): Promise<UserRecord | null> {
  return accounts().getUserByEmail(email).catch(unlessNotFound);
}

/** The sign-in account of a person; null when it is gone. */
export function accountByUid(uid: string): Promise<UserRecord | null> {
  return accounts().getUser(uid).catch(unlessNotFound);
}

function unlessNotFound(error: unknown): null {
  if (authCodeOf(error) === 'auth/user-not-found') return null;
  throw error;
}

/**
 * Whether an account is somebody's already: its address is proven, or Facebook signs in to it, which counts
 * without. Any other one may have been made by anybody with any address: it opens nothing, whatever phone,
 * service or password is linked to it, and whoever proves the address may have that.
 */
export function isTaken(account: Pick<UserRecord, 'emailVerified' | 'providerData'>): boolean {
  return (
    account.emailVerified || account.providerData.some(({ providerId }) => providerId === 'facebook.com')
  );
}

/** The code of a failure of the sign-in service, such as `auth/user-not-found`; null for other errors. */
export function authCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
