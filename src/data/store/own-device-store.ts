import type { FirebaseApp } from 'firebase/app';
import type { DeviceRoom } from '../device-room';
import { deleteKeptShards } from '../directory/kept-shards';
import type { Address } from '../environment';
import { within } from '../journal/within';
import { createFailoverStore } from './failover-store';
import { openFirestoreStore } from './firestore-store';
import type { DocStore } from './port';
import { shareStoredData, withoutOtherTabs } from './tab-locks';

/** How long a client that died may hold up clearing what it kept, in ms. */
const END_PATIENCE_MS = 2_000;

export type OwnDeviceOptions = {
  /** The local stand-in, or null for the real service. */
  readonly emulator: Address | null;
  readonly room: DeviceRoom;
};

/**
 * Opens the store for somebody who is signed in on their own device: data and waiting writes outlive reloads and
 * tabs share them, as long as the device has room. Closing forgets them once no other tab has them in use.
 */
export async function openOwnDeviceStore(
  app: FirebaseApp,
  { emulator, room }: OwnDeviceOptions,
): Promise<DocStore> {
  const release = await shareStoredData();
  const { forget, ...kept } = openFirestoreStore(app, { ownDevice: true, emulator });
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
    // No first screen waits for it. Code that cannot be fetched finds out nothing.
    hasRoom: () =>
      import('./has-room').then(
        ({ hasRoom }) => hasRoom(),
        () => true,
      ),
  });
}
