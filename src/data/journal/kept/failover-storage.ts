import type { DeviceRoom } from '../../base/device-room';
import type { JournalStorage } from './journal-storage';
import { withinAwake } from '../../base/within';

/** How long a change may wait for the device's storage before it is sent without it, in ms. */
const STORAGE_PATIENCE_MS = 1_500;
/** The same for reading what earlier visits left, in ms: the queue they left is held back meanwhile. */
const LOAD_PATIENCE_MS = 5_000;

/** Delay before a failed device is tried again, in ms; each further one is twice as long, up to the longest. */
export const AGAIN_MS = 5_000;
const LONGEST_MS = 300_000;

/**
 * A device storage that falls back to memory while the device refuses or is silent, and returns to it with all that
 * was missed. Never rejects: a full device costs only the safety of a reload.
 */
export function createFailoverStorage(
  device: JournalStorage,
  spare: JournalStorage,
  room: DeviceRoom,
): JournalStorage {
  const uids = new Set<string>();
  const listeners = new Set<() => void>();
  let isFailing = false;
  let delay = AGAIN_MS;
  let missed: (() => Promise<void>)[] = [];
  const takesMore = () => !isFailing && !room.isFull();

  const onDevice = async <T>(act: () => Promise<T>, patience = STORAGE_PATIENCE_MS): Promise<T | null> => {
    const done = act();
    // A late answer shows that the device works.
    done.then(recover, () => undefined);
    try {
      return await withinAwake(patience, done);
    } catch (error) {
      fail(error);
      return null;
    }
  };

  const fail = (error: unknown) => {
    // Silence may be temporary; only a refusal for missing room concerns everything stored.
    if (error instanceof Error && error.name === 'QuotaExceededError') {
      room.giveUp('full');
      return;
    }
    if (isFailing) return;
    isFailing = true;
    waitAndTry();
  };

  const waitAndTry = () => {
    setTimeout(tryAgain, delay);
    delay = Math.min(delay * 2, LONGEST_MS);
  };

  const tryAgain = () => {
    const [uid] = uids;
    if (!isFailing || room.isFull() || uid === undefined) return;
    void onDevice(() => device.load(uid)).then((entries) => {
      if (entries === null && isFailing) waitAndTry();
    });
  };

  /** Brings the device up to date. What fails again stays in memory. */
  const recover = () => {
    if (!isFailing || room.isFull()) return;
    isFailing = false;
    const late = missed;
    missed = [];
    void catchUp(late).then(
      () => {
        if (!isFailing) delay = AGAIN_MS;
        for (const tell of listeners) tell();
      },
      (error: unknown) => {
        missed = [...late, ...missed];
        fail(error);
      },
    );
  };

  const catchUp = async (late: readonly (() => Promise<void>)[]) => {
    for (const act of late) await act();
    for (const uid of uids) {
      for (const { opId } of await spare.load(uid)) {
        // It may have been sent, and so removed, while the one before was stored.
        const entry = (await spare.load(uid)).find((one) => one.opId === opId);
        if (entry === undefined) continue;
        await device.put(entry);
        await spare.remove([opId]);
      }
    }
  };

  /** Changes what is stored. A full device is asked too, without waiting for it: removing needs no room. */
  const changeDevice = async (act: () => Promise<void>) => {
    if (isFailing) {
      missed.push(act);
      return;
    }
    const changed = onDevice(act).then((done) => {
      if (done === null) missed.push(act);
    });
    if (takesMore()) await changed;
  };

  return {
    get isLasting() {
      return device.isLasting && takesMore();
    },
    onLasting: (run) => listeners.add(run),
    load: async (uid) => {
      uids.add(uid);
      const kept = isFailing ? null : await onDevice(() => device.load(uid), LOAD_PATIENCE_MS);
      const entries = [...(kept ?? []), ...(await spare.load(uid))];
      return [...new Map(entries.map((entry) => [entry.opId, entry])).values()];
    },
    put: async (entry) => {
      uids.add(entry.uid);
      if (takesMore()) await onDevice(() => device.put(entry));
      if (!takesMore()) await spare.put(entry);
    },
    amend: async (opId, change) => {
      await spare.amend(opId, change);
      await changeDevice(() => device.amend(opId, change));
    },
    remove: async (opIds) => {
      await spare.remove(opIds);
      await changeDevice(() => device.remove(opIds));
    },
  };
}
