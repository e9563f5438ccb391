import type { JournalOptions, OpenJournal } from '../journal/open-journal';
import type { AuthDoor } from '../session/auth-door';
import type { FirstAsked } from '../live/first-asked';
import type { LoadWatch } from '../session/follow-person';
import type { Account } from '../session/session';
import type { DocStore } from '../store/port';

/** The runtime's dependencies: the browser's own in the app, stand-ins in tests. */
export type RuntimeParts = {
  readonly auth: AuthDoor;
  /** Opens a store for visitors (`null`) or a signed-in user; one at a time. */
  readonly openStore: (account: Account | null) => Promise<DocStore>;
  readonly loadWatch: LoadWatch;
  /** Opens a signed-in user's journal; the previous one is left first. */
  readonly openJournal: (options: JournalOptions) => Promise<OpenJournal>;
  readonly forgetWindow: (uid: string, isEnd: boolean) => void;
  /** What the screen of this start asked first the last time. */
  readonly firstAsked: (uid: string) => FirstAsked;
  /** Forgets what the device kept of everyone but this user; '' for none. */
  readonly forgetLastPerson: (exceptUid: string) => void;
};
