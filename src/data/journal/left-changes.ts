import type { DeviceRoom } from '../base/device-room';
import type { DocStore } from '../store/port';
import { askServer } from './ask-server';
import { isWaiting, pathOfRef } from './kept/entry';
import type { JournalEntry } from './kept/entry';
import { notTaken } from './not-taken';
import type { Tab } from './tabs';

/** Changes in the journal left by closed tabs. */
export type LeftChanges = {
  /** Reloads the journal and watches the tabs it names. */
  readonly load: () => Promise<void>;
  readonly judge: () => void;
  readonly close: () => void;
};

export type LeftChangesParts = {
  readonly store: DocStore;
  readonly room: DeviceRoom;
  readonly tab: Tab;
  readonly entries: () => readonly JournalEntry[];
  readonly load: () => Promise<void>;
  /** True when no document of the change was changed here since. */
  readonly isUntouched: (entry: JournalEntry) => boolean;
  readonly onTaken: (entry: JournalEntry) => Promise<void>;
  /** The server does not have it: it is sent again, or offered to the user. */
  readonly onLost: (entry: JournalEntry, then: 'send' | 'offer') => Promise<void>;
};

/**
 * Tells changes whose records the server answered for from those that an unsent deletion of an open tab hides:
 * the client reports such a record as gone before the server has the deletion.
 */
function seenBeside(unsent: readonly JournalEntry[]): (entry: JournalEntry) => boolean {
  const deleted = new Set(
    unsent.flatMap(({ writes }) =>
      writes.filter(({ kind }) => kind === 'delete').map(({ ref }) => pathOfRef(ref)),
    ),
  );
  return ({ writes }) => !writes.some(({ ref }) => deleted.has(pathOfRef(ref)));
}

/** Watches the tabs with changes in a journal: any tab handles those of a closed one. */
export function followLeftChanges(parts: LeftChangesParts): LeftChanges {
  const { store, room, tab, entries, isUntouched, onTaken, onLost } = parts;
  const watchedTabs = new Set<string>();
  const goneTabs = new Set<string>();
  let isJudging = false;
  let isClosed = false;

  /** Refused entries of earlier sessions that were compared: an older version of the app did not compare them. */
  const comparedRefusals = new Set<string>();

  const isRefused = ({ refusal, opId, tab: sender }: JournalEntry) =>
    refusal !== null && sender !== tab.id && !comparedRefusals.has(opId);

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

  /** Runs one comparison at a time; entries of a tab that closes meanwhile are compared afterwards. */
  const judge = () => {
    if (isJudging || isClosed || !entries().some((entry) => isLeft(entry) || isRefused(entry))) return;
    isJudging = true;
    void judgeAll().then(
      () => {
        isJudging = false;
        judge();
      },
      // Without the server's answer nothing is decided: the next occasion tries again.
      () => {
        isJudging = false;
      },
    );
  };

  const judgeAll = async () => {
    await store.drained();
    await load();
    const refused = entries().filter(isRefused);
    const unknown = [...entries().filter(isWaiting), ...refused];
    const stored = await askServer(store, unknown);
    // Reread: meanwhile another tab may have compared one, and later changes were accepted.
    await load();
    if (isClosed) return;
    const asked = new Set(unknown.map(({ opId }) => opId));
    const waiting = entries().filter((entry) => asked.has(entry.opId) && isWaiting(entry));
    const lost = new Set(notTaken(waiting, stored).map(({ opId }) => opId));
    const isSeen = seenBeside(entries().filter((entry) => isWaiting(entry) && !isLeft(entry)));
    const judged = waiting.filter(isLeft).filter(isSeen);
    const compared = refused.filter(isSeen);
    for (const { opId } of [...judged, ...compared]) comparedRefusals.add(opId);
    for (const entry of compared) if (notTaken([entry], stored).length === 0) await onTaken(entry);
    for (const entry of judged.filter(({ opId }) => !lost.has(opId))) await onTaken(entry);
    // A device that was given up loses its queue, without any refusal. Resending must not undo later changes.
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
