import type { DeviceRoom } from '../runtime/device-room';
import type { DocStore } from '../store/port';
import { askServer } from './ask-server';
import { isWaiting } from './kept/entry';
import type { JournalEntry } from './kept/entry';
import { notTaken } from './not-taken';
import type { Tab } from './tabs';

/** What tabs that are gone left in a journal. */
export type LeftChanges = {
  /** Reads the journal anew; the tabs it names are watched from then on. */
  readonly load: () => Promise<void>;
  /** Compares with the server what was left, if there is something. */
  readonly judge: () => void;
  readonly close: () => void;
};

export type LeftChangesParts = {
  readonly store: DocStore;
  readonly room: DeviceRoom;
  readonly tab: Tab;
  readonly entries: () => readonly JournalEntry[];
  readonly load: () => Promise<void>;
  /** Whether nothing that a change touches was changed here since. */
  readonly isUntouched: (entry: JournalEntry) => boolean;
  /** The server has it. */
  readonly onTaken: (entry: JournalEntry) => Promise<void>;
  /** The server does not have it: it is sent again, or offered to the person. */
  readonly onLost: (entry: JournalEntry, then: 'send' | 'offer') => Promise<void>;
};

/** Follows the tabs that have changes in a journal: what a living one sent is its own business, what a dead one left is everybody's. */
export function followLeftChanges(parts: LeftChangesParts): LeftChanges {
  const { store, room, tab, entries, isUntouched, onTaken, onLost } = parts;
  const watchedTabs = new Set<string>();
  const goneTabs = new Set<string>();
  let isJudging = false;
  let isClosed = false;

  const isLeft = (entry: JournalEntry) => isWaiting(entry) && goneTabs.has(entry.tab);

  const watchTab = (other: string) => {
    if (watchedTabs.has(other)) return;
    watchedTabs.add(other);
    tab.whenGone(other, () => {
      goneTabs.add(other);
      judge();
    });
  };

  const load = async () => {
    await parts.load();
    for (const entry of entries()) if (entry.tab !== tab.id) watchTab(entry.tab);
  };

  /** One judgement at a time; what a leaving tab wrote down meanwhile is judged after it. */
  const judge = () => {
    if (isJudging || isClosed || !entries().some(isLeft)) return;
    isJudging = true;
    void judgeAll().then(
      () => {
        isJudging = false;
        judge();
      },
      // Without an answer of the server nothing is decided: it is asked again at the next occasion.
      () => {
        isJudging = false;
      },
    );
  };

  const judgeAll = async () => {
    await store.drained();
    await load();
    const waiting = entries().filter((entry) => isWaiting(entry) && entry.tab !== tab.id);
    const stored = await askServer(store, waiting);
    if (isClosed) return;
    const asked = new Set(waiting.map(({ opId }) => opId));
    const lost = new Set(notTaken(waiting, stored).map(({ opId }) => opId));
    // As they are by now: one may have been compared while the server was asked.
    const judged = entries().filter((entry) => asked.has(entry.opId) && isLeft(entry));
    for (const entry of judged.filter(({ opId }) => !lost.has(opId))) await onTaken(entry);
    // A device's queue is given up with it: nobody has refused what was in it. It must not undo what was done since.
    const unsent = room.loss() ? judged.filter(isUntouched) : [];
    for (const entry of judged.filter(({ opId }) => lost.has(opId)))
      await onLost(entry, unsent.includes(entry) ? 'send' : 'offer');
  };

  return {
    load,
    judge,
    close: () => {
      isClosed = true;
    },
  };
}
