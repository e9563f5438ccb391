import type { FirebaseApp } from 'firebase/app';
import type { DeviceRoom } from '../base/device-room';
import { deleteKeptShards } from '../directory/kept-shards';
import type { Address } from '../base/environment';
import { within } from '../base/within';
import { createFailoverStore } from '../store/failover-store';
import { openFirestoreStore } from '../store/firestore/firestore-store';
import type { DocStore } from '../store/port';
import { shareStoredData, withoutOtherTabs } from '../store/tab-locks';
import { createDeviceStorage } from '../journal/kept/device-storage';
import { isWaiting } from '../journal/kept/entry';

/** How long a dead client may delay deleting its data, in ms. */
const END_PATIENCE_MS = 2_000;

export type OwnDeviceOptions = {
  readonly uid: string;
  readonly emulator: Address | null;
  readonly room: DeviceRoom;
};

/**
 * Opens the store of a user signed in on their own device: data and pending writes survive reloads and are shared by
 * tabs, as long as the device has room. Closing deletes them once no other tab uses them.
 */
export async function openOwnDeviceStore(
  app: FirebaseApp,
  { uid, emulator, room }: OwnDeviceOptions,
): Promise<DocStore> {
  const [release, isPaused] = await Promise.all([shareStoredData(), hasUnsent(uid)]);
  const { forget, ...kept } = openFirestoreStore(app, { ownDevice: true, emulator, isPaused });
  return createFailoverStore({
    first: {
      ...kept,
      close: async () => {
        try {
          const closed = kept.close();
          await (room.loss() ? within(END_PATIENCE_MS, closed) : closed);
        } finally {
          release();
          await withoutOtherTabs(async () => void (await Promise.all([forget(), deleteKeptShards()])));
        }
      },
    },
    openSecond: () => openFirestoreStore(app, { ownDevice: false, emulator }),
    room,
    notTaken: async (store, batches) => {
      const { missingOnServer } = await import('../journal/open-journal');
      return missingOnServer(store, batches);
    },
    // No first screen waits for it. If the code does not load, the test says nothing.
    hasRoom: () =>
      import('../store/has-room').then(
        ({ hasRoom }) => hasRoom(),
        () => true,
      ),
  });
}

/** How long the journal may delay the first screen, in ms. In doubt the store starts paused; it resumes soon. */
const JOURNAL_PATIENCE_MS = 1_000;

/** True when an earlier session left changes: they must be compared before Firestore sends them. */
async function hasUnsent(uid: string): Promise<boolean> {
  try {
    return (await within(JOURNAL_PATIENCE_MS, createDeviceStorage().load(uid))).some(isWaiting);
  } catch {
    return true;
  }
}
