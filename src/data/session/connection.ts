import type { AuthDoor } from './auth-door';
import type { LeaveChoice } from './leave';

/** What the auth actions reach: the sign-in service and the running session. */
export type Connection = {
  readonly auth: AuthDoor;
  /** `first` runs when nothing is open any more, before the account goes; when it fails everything goes on. */
  readonly logout: (choice?: LeaveChoice, first?: () => Promise<void>) => Promise<void>;
  /** Starts again on this device as the person's own, or as a shared one that keeps nothing. */
  readonly keepOn: (ownDevice: boolean) => Promise<void>;
};

let current: Connection | null = null;

/** Makes the auth actions work; `startData` does it, and tests with a door of their own. */
export function connect(connection: Connection): void {
  current = connection;
}

/** The running connection. */
export function connection(): Connection {
  if (current === null) throw new Error('The data room has not been started.');
  return current;
}
