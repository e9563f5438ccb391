import type { AuthDoor } from './auth-door';
import type { LeaveChoice } from './leave';

/** The sign-in service and the running session, for the auth actions. */
export type Connection = {
  readonly auth: AuthDoor;
  /** `first` runs after everything is closed, before the account signs out; when it fails everything restarts. */
  readonly logout: (choice?: LeaveChoice, first?: () => Promise<void>) => Promise<void>;
  /** Restarts on this device as the user's own, or as a shared one that keeps nothing. */
  readonly keepOn: (ownDevice: boolean) => Promise<void>;
};

let current: Connection | null = null;

/** Sets the connection of the auth actions; `startData` calls it, and tests with their own service. */
export function connect(connection: Connection): void {
  current = connection;
}

/** The current connection. */
export function connection(): Connection {
  if (current === null) throw new Error('The data room has not been started.');
  return current;
}
