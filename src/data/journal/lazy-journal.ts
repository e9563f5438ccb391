import type { Source } from '../live/live-table';
import { loadOnce } from '../base/load-once';
import type { Write } from '../store/port';
import type { Journal } from './journal';
import type { JournalState } from './kept/kept-entries';
import type { OpenJournal } from './open-journal';

export type LazyJournal = Source<JournalState> &
  Pick<Journal, 'commit' | 'isStoring'> & {
    /** Opens it once; null when its code cannot be fetched. */
    readonly opened: () => Promise<OpenJournal | null>;
    /** Leaves pending changes to the next opener; messages of other tabs still arrive. */
    readonly leave: () => void;
    readonly close: () => void;
  };

const EMPTY: JournalState = { entries: [], isLasting: true, isFull: false };

/** A journal as a separate chunk. If the chunk cannot be fetched, changes are sent without it. */
export function createLazyJournal(
  open: () => Promise<OpenJournal>,
  sendWithout: (writes: readonly Write[]) => Promise<void>,
): LazyJournal {
  const listeners = new Set<() => void>();
  let current: OpenJournal | null = null;
  let opening = 0;
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
    commit: async (change, whenRefused, onSent) => {
      opening += 1;
      const found = await opened();
      opening -= 1;
      if (found) return found.journal.commit(change, whenRefused, onSent);
      const sent = sendWithout(change.writes);
      onSent?.();
      return sent;
    },
    isStoring: () => opening > 0 || current?.journal.isStoring() === true,
    leave,
    close: () => {
      leave();
      current?.tab.close();
    },
  };
}
