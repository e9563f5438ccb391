import type { DeviceLoss } from '../base/device-room';

/** Messages between the tabs of a user. */
export type TabMessage =
  /** The user signs out: close everything, so that stored data can be deleted. */
  | 'leaving'
  /** The sign-out failed: start again. */
  | 'staying'
  | 'journal'
  | DeviceLoss;

/** This tab among the user's open tabs on this device. */
export type Tab = {
  /** Unique for every period with an open store. */
  readonly id: string;
  readonly tell: (message: TabMessage) => void;
  /** Runs once the other tab has left or closed, also when it already has; never after this one left. */
  readonly whenGone: (tab: string, run: () => void) => void;
  /** Waits until no other tab is left, at most so many ms. */
  readonly alone: (maxMs: number) => Promise<void>;
  readonly holdUnsent: (isHeld: boolean) => void;
  /** Waits, at most so many ms, until no other tab has unsent changes of its own; returns true when none has. */
  readonly othersSent: (maxMs: number) => Promise<boolean>;
  readonly inTurn: (act: () => Promise<void>) => Promise<void>;
  /** Counts as closed from now on; messages still arrive. */
  readonly leave: () => void;
  readonly close: () => void;
};

/** Joins the tabs of a user; `onMessage` receives the others' messages. */
export type JoinTabs = (uid: string, onMessage: (message: TabMessage) => void) => Tab;
