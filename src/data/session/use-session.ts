import type { SessionUser } from '@/domain/session/session';
import type { Viewer } from '@/domain/access/viewer';
import { useData } from '../runtime/data-context';
import type { Account, Session } from './session';

/** The session: starting, signed out or signed in. */
export function useSession(): Session {
  return useData().session;
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
