import type { Source } from '../live/live-table';
import { loadOnce } from '../base/load-once';
import type { Write } from '../store/port';
import type { Journal } from './journal-parts';
import type { JournalState } from './kept/kept-entries';
import type { OpenJournal } from './open-journal';

export type LazyJournal = Source<JournalState> &
  Pick<Journal, 'commit' | 'isStoring'> & {
    /** Opens it once; null when its code cannot be fetched. */
    readonly opened: () => Promise<OpenJournal | null>;
    /** Resolves once the store shows every change that was committed so far. */
    readonly handedOver: () => Promise<void>;
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
  const handingOver = new Set<Promise<void>>();
  /** Notes a change on its way to the store; the result says that it is there. */
  const setOut = () => {
    let arrive = (): void => undefined;
    const way = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    handingOver.add(way);
    return () => {
      handingOver.delete(way);
      arrive();
    };
  };
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
    handedOver: async () => {
      await Promise.all(handingOver);
    },
    commit: async (change, whenRefused, onSent) => {
      const arrive = setOut();
      const handOver = () => {
        arrive();
        onSent?.();
      };
      try {
        opening += 1;
        const found = await opened();
        opening -= 1;
        if (found) return await found.journal.commit(change, whenRefused, handOver);
        const sent = sendWithout(change.writes);
        handOver();
        return await sent;
      } finally {
        arrive();
      }
    },
    isStoring: () => opening > 0 || current?.journal.isStoring() === true,
    leave,
    close: () => {
      leave();
      current?.tab.close();
    },
  };
}
