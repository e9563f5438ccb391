import type { Signal } from '../base/signal';
import type { DocStore, Ref } from '../store/port';
import { isUnanswered, readStored } from './is-held';
import { isWaiting } from './kept/entry';
import type { JournalEntry, TheirValue } from './kept/entry';
import { deletedRefs, setFields } from './theirs/known-values';
import { theirValues } from './theirs/theirs';
import { within } from '../base/within';

/** A change unacknowledged for this long, in ms, counts as made without a connection. */
export const STALL_MS = 5_000;

/** Timeout of a comparison, in ms. A silent server ends it far sooner. */
export const COMPARE_PATIENCE_MS = 60_000;

/** Delay before the next attempt when the server did not answer and the browser reports no change, in ms. */
const AGAIN_MS = 3_000;

export type CompareGate = {
  readonly noteKept: () => void;
  readonly close: () => void;
};

export type GateParts = {
  readonly store: DocStore;
  readonly signal: Signal;
  readonly load: () => Promise<readonly JournalEntry[]>;
  readonly entries: () => readonly JournalEntry[];
  readonly inTurn: (act: () => Promise<void>) => Promise<void>;
  /** Stores the result of comparing a waiting change at `at`, epoch ms. */
  readonly onCompared: (entry: JournalEntry, theirs: readonly TheirValue[], at: number) => Promise<void>;
};

/**
 * Holds the device's queue back while there is no connection. Firestore sends its queue as soon as it can, and an
 * older change would silently win; so queued changes are compared with the server first. All tabs share one queue:
 * each holds it back, and none releases it before all waiting changes were compared by one of them.
 */
export function createCompareGate(parts: GateParts): CompareGate {
  const { store, signal, load, entries, inTurn, onCompared } = parts;
  /** When the queue was held back, epoch ms; null while it is open. Earlier comparisons do not count. */
  let pausedAt: number | null = null;
  let isRunning = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (all: readonly JournalEntry[]) =>
    all.filter((entry) => isWaiting(entry) && (entry.comparedAt ?? -Infinity) < (pausedAt ?? -Infinity));

  const hold = () => {
    pausedAt = Date.now();
    store.pause().catch(() => undefined);
  };

  const letGo = () => {
    pausedAt = null;
    store.resume().catch(() => undefined);
  };

  const compare = () =>
    within(
      COMPARE_PATIENCE_MS,
      inTurn(async () => {
        const all = await load();
        const waiting = open(all);
        const at = Date.now();
        const stored = await readStored(store, waiting.flatMap(overwritableRefs));
        const own = all.flatMap(({ writes }) => setFields(writes));
        for (const entry of waiting) await onCompared(entry, theirValues(entry, stored, own), at);
      }),
    );

  /** Compares until no new change comes, then releases the queue. Retries only when the server does not answer. */
  const release = () => {
    clearTimeout(timer);
    if (isRunning || isClosed || pausedAt === null || !signal.isOnline()) return;
    isRunning = true;
    void compare().then(
      () => {
        isRunning = false;
        if (isClosed || !signal.isOnline()) return;
        if (open(entries()).length === 0) letGo();
        else release();
      },
      (error: unknown) => {
        isRunning = false;
        if (isClosed || !signal.isOnline()) return;
        if (isUnanswered(error)) timer = setTimeout(release, AGAIN_MS);
        else letGo();
      },
    );
  };

  const follow = () => {
    if (!signal.isOnline()) hold();
    release();
  };

  const noteKept = () => {
    setTimeout(() => {
      if (isClosed || pausedAt !== null) return;
      const isStalled = entries().some((entry) => isWaiting(entry) && entry.comparedAt === null);
      if (!isStalled) return;
      hold();
      release();
    }, STALL_MS);
  };

  const stopHearing = signal.onChange(follow);
  if (!signal.isOnline()) hold();
  // The store starts paused when an earlier session left changes.
  load().then(
    (left) => {
      if (isClosed || pausedAt !== null) return;
      if (left.some(isWaiting)) {
        hold();
        release();
      } else letGo();
    },
    () => isClosed || pausedAt !== null || letGo(),
  );

  return {
    noteKept,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopHearing();
    },
  };
}

/** The documents of a change's fields and deleted records; what is denied is left to the server's decision. */
function overwritableRefs({ writes }: JournalEntry): readonly Ref[] {
  return [...setFields(writes).map(({ ref }) => ref), ...deletedRefs(writes)];
}
