import type { SessionUser } from '@/domain/session/session';
import type { Account, Session, SessionEnd } from './session';

/** The session without an account, or with one that does not count as signed in yet. */
export function signedOut(pending: Account | null, ended: SessionEnd | null = null): Session {
  if (!pending) return { state: 'signedOut', pendingUser: null, ...(ended && { ended }) };
  const { uid, email, phone, providers } = pending;
  return { state: 'signedOut', pendingUser: { uid, email, phone, providers } };
}

/** A key of everything that decides a user's rights. */
export function rightsKey(user: SessionUser): string {
  const { owner, companyUuid, permissionLevel, isAdmin, isCompanyAdmin } = user;
  return JSON.stringify([owner, companyUuid, permissionLevel.toSorted(), isAdmin, isCompanyAdmin]);
}
