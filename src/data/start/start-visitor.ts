import { setTagManager } from '../analytics/analytics';
import { createAppCheck, setAppCheck } from '../callables/app-check';
import type { Environment } from '../base/environment';
import type { Session } from '../session/session';

/** The session of a page that runs without the data room. */
export const VISITOR: Session = { state: 'signedOut', pendingUser: null };

/** What Firebase Auth stores an account under, in the storage of the device or of the window. */
export const STORED_ACCOUNT = 'firebase:authUser:';

/** Starts what a public page needs of this room: the tag manager, and App Check for the invite list. */
export function startVisitor(environment: Environment): void {
  const { tagManagerId } = environment;
  if (tagManagerId) setTagManager({ id: tagManagerId, address: new URL(window.location.href) });
  setAppCheck(
    createAppCheck(async () => (await import('./visitor-app')).openVisitorApp(environment), environment),
  );
}

/** Whether this browser stores an account, signed in or not yet verified; the app finds out what it is worth. */
export function storesAccount(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith(STORED_ACCOUNT)),
    );
  } catch {
    // Without storage nobody stays signed in.
    return false;
  }
}
