import { use } from 'react';
import type { SessionUser } from '@/domain/session/session';
import type { Viewer } from '@/domain/access/viewer';
import type { Account, Session } from './session';
import { SessionContext } from './session-context';

/** The session: starting, signed out or signed in. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('This hook needs a DataProvider above it.');
  return session;
}

/** The signed-in user; throws on screens that also work signed out. */
export function useUser(): SessionUser {
  return useSignedIn().user;
}

/** The signed-in user's rights, for building queries; throws when signed out. */
export function useViewer(): Viewer {
  return useSignedIn().viewer;
}

/** The user's sign-in account: e-mail, phone and sign-in methods. */
export function useAccount(): Account {
  return useSignedIn().account;
}

function useSignedIn(): Extract<Session, { state: 'signedIn' }> {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen is for signed-in people only.');
  return session;
}
