import type { SessionUser } from '@/domain/session/session';
import type { Viewer } from '@/domain/access/viewer';
import { useData } from '../runtime/data-context';
import type { Account, Session } from './session';

/** Who uses the app: starting, signed out or signed in. */
export function useSession(): Session {
  return useData().session;
}

/** The signed-in person; throws on screens that may be seen signed out. */
export function useUser(): SessionUser {
  return useSignedIn().user;
}

/** The signed-in person's rights, which queries are built from; throws when signed out. */
export function useViewer(): Viewer {
  return useSignedIn().viewer;
}

/** The signed-in person's sign-in account: e-mail, phone and ways to sign in. */
export function useAccount(): Account {
  return useSignedIn().account;
}

function useSignedIn(): Extract<Session, { state: 'signedIn' }> {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen is for signed-in people only.');
  return session;
}
