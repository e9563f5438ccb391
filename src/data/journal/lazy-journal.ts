import type { Source } from '../live/live-table';
import { loadOnce } from '../core/load-once';
import type { Write } from '../store/port';
import type { Journal } from './journal';
import type { JournalState } from './kept/kept-entries';
import type { OpenJournal } from './open-journal';

export type LazyJournal = Source<JournalState> &
  Pick<Journal, 'commit'> & {
    /** Opens it, if that has not happened yet; null when its code cannot be fetched. */
    readonly opened: () => Promise<OpenJournal | null>;
    /** Leaves what is under way to whoever opens it next; the other tabs are still heard. */
    readonly leave: () => void;
    /** Leaves, and hears nothing any more. */
    readonly close: () => void;
  };

const EMPTY: JournalState = { entries: [], isLasting: true, isFull: false };

/**
 * A journal as a chunk of its own, which no first screen waits for. Where the chunk cannot be fetched,
 * changes are sent without it.
 */
export function createLazyJournal(
  open: () => Promise<OpenJournal>,
  sendWithout: (writes: readonly Write[]) => Promise<void>,
): LazyJournal {
  const listeners = new Set<() => void>();
  let current: OpenJournal | null = null;
  const tellAll = () => {
    for (const tell of [...listeners]) tell();
  };
  const openOnce = loadOnce(async () => {
    current = await open();
    current.journal.subscribe(tellAll);
    return current;
  });
  const opened = () => openOnce().catch(() => null);
  const leave = () => current?.journal.close();

  return {
    opened,
    get: () => current?.journal.get() ?? EMPTY,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    commit: async (change, whenRefused) => {
      const found = await opened();
      await (found ? found.journal.commit(change, whenRefused) : sendWithout(change.writes));
    },
    leave,
    close: () => {
      leave();
      current?.tab.close();
    },
  };
}
