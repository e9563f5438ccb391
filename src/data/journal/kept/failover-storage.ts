import type { DeviceRoom } from '../../runtime/device-room';
import type { JournalEntry } from './entry';
import type { JournalStorage } from './journal-storage';
import { within } from '../within';

/** How long a change may wait for the device's storage before it is sent without it, in ms. */
const STORAGE_PATIENCE_MS = 1_500;

/** A device storage that falls back to memory. Never rejects: a full device costs only the safety of a reload. */
export function createFailoverStorage(
  device: JournalStorage,
  spare: JournalStorage,
  room: DeviceRoom,
): JournalStorage {
  let hasFailed = false;
  let isReadable = true;
  const takesMore = () => !hasFailed && !room.isFull();

  const onDevice = async <T>(act: () => Promise<T>): Promise<T | null> => {
    try {
      return await within(STORAGE_PATIENCE_MS, act());
    } catch (error) {
      hasFailed = true;
      // Silence may be temporary; only a refusal for missing room concerns everything stored.
      if (error instanceof Error && error.name === 'QuotaExceededError') room.giveUp('full');
      return null;
    }
  };

  /** Entries stored while there was room are still readable. */
  const readDevice = async (uid: string): Promise<readonly JournalEntry[]> => {
    if (!isReadable) return [];
    const entries = await onDevice(() => device.load(uid));
    isReadable = entries !== null;
    return entries ?? [];
  };

  return {
    get isLasting() {
      return device.isLasting && takesMore();
    },
    load: async (uid) => {
      const kept = await readDevice(uid);
      const entries = [...kept, ...(await spare.load(uid))];
      return [...new Map(entries.map((entry) => [entry.opId, entry])).values()];
    },
    put: async (entry) => {
      if (takesMore()) await onDevice(() => device.put(entry));
      if (!takesMore()) await spare.put(entry);
    },
    amend: async (opId, change) => {
      await spare.amend(opId, change);
      const amended = onDevice(() => device.amend(opId, change));
      if (takesMore()) await amended;
    },
    remove: async (opIds) => {
      await spare.remove(opIds);
      const removed = onDevice(() => device.remove(opIds));
      // Removing needs no room, so a full device is asked too, but without waiting for it.
      if (takesMore()) await removed;
    },
  };
}
