import type { AuthDoor } from './auth-door';
import type { LeaveChoice } from './leave';

/** What the auth actions reach: the sign-in service and the running session. */
export type Connection = {
  readonly auth: AuthDoor;
  readonly logout: (choice?: LeaveChoice) => Promise<void>;
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
