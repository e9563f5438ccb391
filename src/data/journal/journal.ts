import { INTENTS } from '@/domain/intents';
import { toAppError } from '../app-error';
import type { DeviceRoom } from '../device-room';
import { newId } from '../ids';
import type { Intent } from '../intent';
import type { Source } from '../live/live-table';
import type { DocStore, Write } from '../store/port';
import { askServer } from './ask-server';
import { pathOfRef } from './entry';
import type { JournalEntry } from './entry';
import type { JournalStorage } from './journal-storage';
import { notTaken } from './not-taken';
import type { Tab } from './tabs';

export type JournalState = {
  /** This person's changes that the server does not have, of all tabs and earlier visits, oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Whether they outlive this window. */
  readonly isLasting: boolean;
  /** Whether they do not because the device has no room. */
  readonly isFull: boolean;
};

/**
 * Every change between the person and the server. After a reload Firestore takes a queued write that the rules
 * refuse back without a word; what stands here until it is acknowledged cannot vanish that way.
 */
export type Journal = Source<JournalState> & {
  /**
   * Keeps a change, then sends it; resolves when the server has it and rejects with AppError when it refuses.
   * A refused one stays to be offered again with 'keep'; 'forget' is for callers in whose form it still stands.
   */
  readonly commit: (change: Change, whenRefused: 'keep' | 'forget') => Promise<void>;
  /** Sends a refused change again, as it was. Rejects when it is refused again, and still stands then. */
  readonly retry: (opId: string) => Promise<void>;
  readonly discard: (opIds: readonly string[]) => Promise<void>;
  /** Reads again what another tab changed. */
  readonly refresh: () => Promise<void>;
  /** Leaves what is under way to the next one who opens it. */
  readonly close: () => void;
};

/** What of an intent goes on its way. */
export type Change = Pick<Intent, 'name' | 'label' | 'writes'>;

export type JournalParts = {
  readonly uid: string;
  readonly store: DocStore;
  /** Must not reject: whoever opens a journal gives it one that has somewhere else to turn. */
  readonly storage: JournalStorage;
  readonly room: DeviceRoom;
  readonly tab: Tab;
  /** The server has these now. */
  readonly onTaken: (writes: readonly Write[]) => void;
};

/** Opens one person's journal; what other tabs that are gone left in it is compared with the server. */
export function createJournal({ uid, store, storage, room, tab, onTaken }: JournalParts): Journal {
  const listeners = new Set<() => void>();
  const watchedTabs = new Set<string>();
  const goneTabs = new Set<string>();
  /** Paths of documents that were changed here. */
  const changed = new Set<string>();
  let state: JournalState = { entries: [], isLasting: storage.isLasting, isFull: room.isFull() };
  let steps = Promise.resolve();
  let isJudging = false;
  let isClosed = false;

  const show = (change: Pick<JournalState, 'entries'>) => {
    state = { ...change, isLasting: storage.isLasting, isFull: room.isFull() };
    tab.holdUnsent(!state.isLasting && state.entries.some((entry) => entry.tab === tab.id));
    for (const tell of [...listeners]) tell();
  };

  /** Storage is asked in turn, so that changes are sent in the order they were made. */
  const inStorage = (act: () => Promise<void>): Promise<void> => {
    steps = steps.then(act).then(() => {
      if (state.isLasting !== storage.isLasting) show(state);
    });
    return steps;
  };

  const put = async (entry: JournalEntry) => {
    const others = state.entries.filter((one) => one.opId !== entry.opId);
    show({ entries: inOrder([...others, entry]) });
    await inStorage(() => storage.put(entry));
    tab.tell('journal');
  };

  const remove = async (opIds: readonly string[]) => {
    if (opIds.length === 0) return;
    show({ entries: state.entries.filter((one) => !opIds.includes(one.opId)) });
    await inStorage(() => storage.remove(opIds));
    tab.tell('journal');
  };

  const load = () =>
    inStorage(async () => {
      const stored = await storage.load(uid);
      const own = state.entries.filter((entry) => entry.tab === tab.id);
      const others = stored.filter((entry) => entry.tab !== tab.id);
      show({ entries: inOrder([...own, ...others]) });
      for (const entry of others) watchTab(entry.tab);
    });

  /** What a living tab sent is its own business; what a dead one left is everybody's. */
  const watchTab = (other: string) => {
    if (watchedTabs.has(other)) return;
    watchedTabs.add(other);
    tab.whenGone(other, () => {
      goneTabs.add(other);
      judgeWhatIsLeft();
    });
  };

  const refresh = async () => {
    await load();
    judgeWhatIsLeft();
  };

  /** One judgement at a time; what a leaving tab wrote down meanwhile is judged after it. */
  const judgeWhatIsLeft = () => {
    if (isJudging || isClosed || !state.entries.some((entry) => isLeft(entry, goneTabs))) return;
    isJudging = true;
    void judge().then(
      () => {
        isJudging = false;
        judgeWhatIsLeft();
      },
      // Without an answer of the server nothing is decided: it is asked again at the next occasion.
      () => {
        isJudging = false;
      },
    );
  };

  const judge = async () => {
    await store.drained();
    await load();
    const waiting = state.entries.filter((entry) => entry.refusal === null && entry.tab !== tab.id);
    const stored = await askServer(store, waiting);
    if (isClosed) return;
    const lost = new Set(notTaken(waiting, stored));
    const judged = waiting.filter((entry) => isLeft(entry, goneTabs));
    await remove(judged.filter((one) => !lost.has(one)).map((one) => one.opId));
    // A device's queue is given up with it: nobody has refused what was in it. It must not undo what was done since.
    const isOpen = ({ writes }: JournalEntry) => writes.every((write) => !changed.has(pathOfRef(write.ref)));
    const unsent = room.loss() ? judged.filter(isOpen) : [];
    for (const entry of judged.filter((one) => lost.has(one))) {
      // A refusal is said by the entry.
      if (unsent.includes(entry)) sendAgain(entry.opId).catch(() => undefined);
      else await put({ ...entry, refusal: 'not-taken' });
    }
  };

  const commit = async ({ name, label, writes }: Change, whenRefused: 'keep' | 'forget') => {
    // Those have a screen that waits for them and takes them up again itself.
    if (!INTENTS[name].offline) {
      await store.commit(writes);
      onTaken(writes);
      return;
    }
    const entry = { opId: newId(), uid, tab: tab.id, at: Date.now(), name, label, writes, refusal: null };
    for (const write of writes) changed.add(pathOfRef(write.ref));
    await put(entry);
    try {
      await store.commit(writes);
    } catch (cause) {
      const error = toAppError(cause);
      // Closed under way: nobody knows the outcome, and whoever opens the journal next asks the server.
      if (isClosed) throw error;
      if (whenRefused === 'keep') await put({ ...entry, refusal: error.code });
      else await remove([entry.opId]);
      throw error;
    }
    onTaken(writes);
    await remove([entry.opId]);
  };

  const sendAgain = async (opId: string) => {
    const entry = state.entries.find((one) => one.opId === opId);
    if (!entry) return;
    await Promise.all([commit(entry, 'keep'), remove([opId])]);
  };

  /** Other tabs store into the same place: whose client stays there sends this one's changes too, and later. */
  const tellLoss = () => {
    const loss = room.loss();
    if (loss) tab.tell(loss);
  };

  void refresh();
  tellLoss();
  const stopHearing = room.onGivenUp(() => {
    tellLoss();
    show(state);
    judgeWhatIsLeft();
  });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    commit,
    retry: sendAgain,
    discard: remove,
    refresh,
    close: () => {
      isClosed = true;
      stopHearing();
      tab.leave();
    },
  };
}

function isLeft({ refusal, tab }: JournalEntry, goneTabs: ReadonlySet<string>): boolean {
  return refusal === null && goneTabs.has(tab);
}

function inOrder(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  return entries.toSorted((a, b) => a.at - b.at);
}
