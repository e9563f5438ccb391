import type { FirebaseApp } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromCache,
  getDocs,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  sum,
  terminate,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import type { QuerySnapshot } from 'firebase/firestore';
import { AppError } from '@/domain/core/errors';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { isFirebaseFailure, plainCode } from '../../base/firebase-error';
import { lossOf } from '../../base/device-room';
import { loadOnce } from '../../base/load-once';
import { checkRef, checkWrites } from '../check';
import { firestoreError } from './firestore-errors';
import type { SenderOptions } from './firestore-send';
import { docResultOf, pathOf, resultOf, rowReader, toQuery } from './firestore-query';
import { toStored } from './firestore-values';
import { sentBatches } from '../list-change';
import type { DocStore, Ref } from '../port';
import { countReads } from '../reads';
import { safely } from '../safe-commit';
import { fillBatch } from '../stored-values';

export type FirestoreStoreOptions = SenderOptions & {
  /** Keeps data and pending writes on this device, across reloads and tabs. */
  readonly ownDevice: boolean;
  /** Starts paused, so that changes of an earlier session are compared with the server before they are sent. */
  readonly isPaused?: boolean;
};

/** A store whose data on this device can be deleted after closing it. */
export type FirestoreStore = DocStore & { readonly forget: () => Promise<void> };

/** The adapter for Firestore. An app holds one at a time: `close` it before opening the next. */
export function openFirestoreStore(app: FirebaseApp, options: FirestoreStoreOptions): FirestoreStore {
  const { ownDevice, emulator, emulatorUser } = options;
  const db = initializeFirestore(app, {
    localCache: ownDevice
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  });
  if (emulator) {
    connectFirestoreEmulator(
      db,
      emulator.host,
      emulator.port,
      emulatorUser && { mockUserToken: emulatorUser },
    );
  }
  let { isPaused = false } = options;
  // Called first, so that the client starts without a network.
  if (isPaused) disableNetwork(db).catch(() => undefined);
  const leaves = new Set<() => void>();
  let isClosed = false;
  const senderOnce = loadOnce(async () => {
    const { openSender } = await import('./firestore-send');
    return openSender(app, options);
  });

  /** Tracks a listener, so that `close` stops it before the client terminates. */
  const tracked = (listen: () => () => void, onError: (error: AppError) => void): (() => void) => {
    try {
      const stop = listen();
      leaves.add(stop);
      return () => {
        leaves.delete(stop);
        end(stop);
      };
    } catch (error) {
      queueMicrotask(() => onError(firestoreError(error)));
      return () => undefined;
    }
  };

  const readServer = (ref: Ref) =>
    guarded(async () => {
      if (isClosed) throw new AppError('unavailable');
      return (await senderOnce()).read(ref);
    });

  return {
    watch: (spec, onNext, onError) =>
      tracked(() => {
        const read = rowReader();
        return onSnapshot(
          toQuery(db, spec),
          { includeMetadataChanges: true },
          (snapshot) => {
            countDelivered(spec.collection, snapshot);
            onNext(resultOf(snapshot, spec, read));
          },
          (error) => onError(firestoreError(error)),
        );
      }, onError),
    watchDoc: (ref, onNext, onError) =>
      tracked(() => {
        checkRef(ref);
        return onSnapshot(
          doc(db, ref.collection, ref.id),
          { includeMetadataChanges: true },
          (snapshot) => {
            if (snapshot.exists() && !snapshot.metadata.hasPendingWrites) countReads(ref.collection, 1);
            onNext(docResultOf(snapshot));
          },
          (error) => onError(firestoreError(error)),
        );
      }, onError),
    page: (spec) =>
      guarded(async () => {
        const snapshot = await getDocs(toQuery(db, spec));
        countDelivered(spec.collection, snapshot);
        return resultOf(snapshot, spec, rowReader());
      }),
    count: (spec) =>
      guarded(async () => {
        const answer = await getCountFromServer(toQuery(db, { ...spec, orderBy: [] }, MOST_COUNTED));
        return answer.data().count;
      }),
    sum: (spec, field) =>
      guarded(async () => {
        const answer = await getAggregateFromServer(toQuery(db, { ...spec, orderBy: [] }, MOST_COUNTED), {
          total: sum(field),
        });
        return answer.data().total;
      }),
    commit: (writes) =>
      safely({ readServer }, writes, (all) =>
        guarded(async () => {
          checkWrites(all);
          const at = ({ collection, id }: Ref) => doc(db, collection, id);
          // Queued at once and in order, so that readers see all of it.
          const sent = sentBatches(all).map((part) => {
            const batch = writeBatch(db);
            fillBatch({ batch, at, path: pathOf, stored: toStored }, part);
            return batch.commit();
          });
          await Promise.all(sent);
        }),
      ),
    send: (writes) =>
      safely({ readServer }, writes, (all) =>
        guarded(async () => {
          if (isClosed) throw new AppError('unavailable');
          await (await senderOnce()).send(all);
        }),
      ),
    drained: () => guarded(() => waitForPendingWrites(db)),
    pause: () =>
      guarded(async () => {
        isPaused = true;
        await disableNetwork(db);
      }),
    resume: () =>
      guarded(async () => {
        if (!isPaused) return;
        isPaused = false;
        await enableNetwork(db);
      }),
    readLocal: (ref) =>
      guarded(async () => {
        const found = await getDocFromCache(doc(db, ref.collection, ref.id)).catch(ignoreMissing);
        return found && (docResultOf(found).row?.data ?? null);
      }),
    readServer,
    close: () =>
      guarded(async () => {
        isClosed = true;
        for (const stop of leaves) end(stop);
        leaves.clear();
        await terminate(db);
      }),
    forget: () =>
      guarded(async () => {
        try {
          await clearIndexedDbPersistence(db);
        } catch {
          await deleteStored(app);
        }
      }),
  };
}

/** The SDK's error for a document that is not on the device. */
function ignoreMissing(error: unknown): undefined {
  if (isFirebaseFailure(error) && plainCode(error) === 'unavailable') return undefined;
  throw error;
}

/** Stops a listener. A dead client throws even then, with nothing left to stop. */
function end(stop: () => void): void {
  try {
    stop();
  } catch (error) {
    if (!lossOf(firestoreError(error))) throw error;
  }
}

/** Deletes the database of a dead client, by the name that the SDK gives it. */
function deleteStored({ name, options }: FirebaseApp): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`firestore/${name}/${options.projectId}/main`);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new AppError('unknown')));
    // The dead client's connection closes with this window; the browser deletes the database then.
    request.addEventListener('blocked', () => resolve());
  });
}

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw firestoreError(error);
  }
}

function countDelivered(collectionPath: string, snapshot: QuerySnapshot): void {
  const delivered = snapshot
    .docChanges()
    .filter((change) => change.type !== 'removed' && !change.doc.metadata.hasPendingWrites);
  countReads(collectionPath, delivered.length);
}
