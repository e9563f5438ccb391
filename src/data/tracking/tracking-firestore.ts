import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import type { DocumentSnapshot, Firestore } from 'firebase/firestore';
import { trackingApp } from './tracking-app';

let opened: Firestore | null = null;

/** The listening database of the public page. @throws AppError('unavailable') as `trackingApp` */
export function liveFirestore(): Firestore {
  if (opened) return opened;
  const { app, environment } = trackingApp();
  opened = initializeFirestore(app, { localCache: memoryLocalCache() });
  const address = environment.emulators?.firestore;
  if (address) connectFirestoreEmulator(opened, address.host, address.port);
  return opened;
}

/** Offline, the cache reports an unknown document as missing; that is no answer. */
export function isGuess(snapshot: DocumentSnapshot): boolean {
  return snapshot.metadata.fromCache && !snapshot.exists();
}
