import type { DeviceRoom } from '../base/device-room';
import type { Signal } from '../base/signal';
import type { Intent } from '../core/intent';
import type { Source } from '../live/live-table';
import type { DocStore, Write } from '../store/port';
import type { TheirValue } from './kept/entry';
import type { JournalStorage } from './kept/journal-storage';
import type { JournalState } from './kept/kept-entries';
import type { Tab } from './tabs';

/**
 * Records every change until the server acknowledges it. After a reload Firestore silently reverts a queued write that
 * the rules refuse; a change in the journal cannot vanish that way.
 */
export type Journal = Source<JournalState> & {
  /**
   * Stores a change, then sends it; resolves when the server has it and rejects with AppError when it refuses. 'keep'
   * keeps a refused change to be offered again; 'forget' is for callers whose form still holds it. `onSent` is told as
   * soon as the store has it.
   */
  readonly commit: (change: Change, whenRefused: 'keep' | 'forget', onSent?: () => void) => Promise<void>;
  /** Sends a refused change again, unchanged. Rejects when it is refused again, and keeps it. */
  readonly retry: (opId: string) => Promise<void>;
  readonly discard: (opIds: readonly string[]) => Promise<void>;
  /** Stores the user's decision about another user's value that a sent change overwrote. */
  readonly decide: (opId: string, decided: TheirValue) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** True while a change is on its way to the device's storage: closing the window now would lose it. */
  readonly isStoring: () => boolean;
  /** Leaves pending changes to the next opener. */
  readonly close: () => void;
};

/** The part of an intent that is sent. */
export type Change = Pick<Intent, 'name' | 'label' | 'writes'>;

export type JournalParts = {
  readonly uid: string;
  readonly store: DocStore;
  /** Must not reject: pass a storage with a fallback. */
  readonly storage: JournalStorage;
  readonly room: DeviceRoom;
  readonly tab: Tab;
  readonly signal: Signal;
  readonly onTaken: (writes: readonly Write[]) => void;
};
