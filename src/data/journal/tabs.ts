import type { DeviceLoss } from '../runtime/device-room';

/** What tabs of one person tell each other. */
export type TabMessage =
  /** The person is signing out: close everything, so that what is stored can be cleared. */
  | 'leaving'
  /** They did not sign out after all: start again. */
  | 'staying'
  /** The journal was changed. */
  | 'journal'
  /** What is stored on this device was given up. */
  | DeviceLoss;

/** This tab among those that the same person has open on this device. */
export type Tab = {
  /** Fresh for every period that a store is open. */
  readonly id: string;
  readonly tell: (message: TabMessage) => void;
  /** Runs once the other tab has left or is gone, at once when it is already; never after this one left. */
  readonly whenGone: (tab: string, run: () => void) => void;
  /** Waits until no other tab is left, at most so many ms. */
  readonly alone: (maxMs: number) => Promise<void>;
  /** Says whether this tab alone has something that is not sent. */
  readonly holdUnsent: (isHeld: boolean) => void;
  /** Waits, at most so many ms, until no other tab has something that it alone has; answers whether none has. */
  readonly othersSent: (maxMs: number) => Promise<boolean>;
  /** Runs an act while no other tab runs one. */
  readonly inTurn: (act: () => Promise<void>) => Promise<void>;
  /** Counts as gone from now on; messages still come in. */
  readonly leave: () => void;
  /** No more messages either. */
  readonly close: () => void;
};

/** Takes a place among the tabs of a person; `onMessage` hears what the others tell. */
export type JoinTabs = (uid: string, onMessage: (message: TabMessage) => void) => Tab;
