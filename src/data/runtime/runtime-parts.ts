import type { JournalOptions, OpenJournal } from '../journal/open-journal';
import type { AuthDoor } from '../session/auth-door';
import type { LoadWatch } from '../session/follow-person';
import type { Account } from '../session/session';
import type { DocStore } from '../store/port';

/** What the session is run with: the browser's own in the app, stand-ins in tests. */
export type RuntimeParts = {
  readonly auth: AuthDoor;
  /** Opens a store for visitors (`null`) or for somebody signed in; one at a time. */
  readonly openStore: (account: Account | null) => Promise<DocStore>;
  readonly loadWatch: LoadWatch;
  /** Opens the journal of somebody signed in; the next one is opened after this one was left. */
  readonly openJournal: (options: JournalOptions) => Promise<OpenJournal>;
  /** Removes what this window keeps for a person, once they have signed out. */
  readonly forgetWindow: (uid: string) => void;
};
