import { getAuth } from 'firebase-admin/auth';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { adminApp } from '../admin-app';

/** The Admin SDK's access to sign-in accounts. */
export function accounts(): Auth {
  return getAuth(adminApp());
}

/** The sign-in account with this address, verified or not; null when there is none. */
export function accountByEmail(email: string): Promise<UserRecord | null> {
  return accounts().getUserByEmail(email).catch(unlessNotFound);
}

/** The sign-in account of a uid; null when it is gone. */
export function accountByUid(uid: string): Promise<UserRecord | null> {
  return accounts().getUser(uid).catch(unlessNotFound);
}

function unlessNotFound(error: unknown): null {
  if (authCodeOf(error) === 'auth/user-not-found') return null;
  throw error;
}

/**
 * Whether an account has a proven owner: its address is verified, or Facebook signs in to it, which counts
 * without. Anyone can create an unproven account with any address. It opens nothing, whatever phone, service
 * or password is linked to it, and the person who proves the address may take it over.
 */
export function isTaken(account: Pick<UserRecord, 'emailVerified' | 'providerData'>): boolean {
  return (
    account.emailVerified || account.providerData.some(({ providerId }) => providerId === 'facebook.com')
  );
}

/** The sign-in service's error code, such as `auth/user-not-found`; null for other errors. */
export function authCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
