import { FirebaseError } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { COLLECTIONS, PUBLIC_COPY, publicCollection } from '@/domain/collections';
import type { PublicCopy } from '@/domain/public-copy';
import type { TrackingSnapshot } from '@/domain/tracking-view';
import { toAppError } from './app-error';
import { trackingApp } from './tracking-app';
import { readCopy, readHandle } from './tracking-doc';

let opened: Firestore | null = null;

function firestore(): Firestore {
  if (opened) return opened;
  const { app, environment } = trackingApp();
  opened = getFirestore(app);
  const address = environment.emulators?.firestore;
  if (address) connectFirestoreEmulator(opened, address.host, address.port);
  return opened;
}

/**
 * Reads what is behind a tracking link once, with the small build and without listening.
 * @throws AppError when the server does not answer.
 */
export async function readTracking(link: string): Promise<TrackingSnapshot> {
  const db = firestore();
  try {
    const [handle, copy] = await Promise.all([
      getDoc(doc(db, COLLECTIONS.tracking, link)),
      readPublicCopy(db, link),
    ]);
    return { link: readHandle(handle.data()), copy };
  } catch (error) {
    throw toAppError(error);
  }
}

/** The copy is closed unless the link is active; the handle beside it says which it is. */
async function readPublicCopy(db: Firestore, link: string): Promise<PublicCopy | null> {
  try {
    return readCopy((await getDoc(doc(db, publicCollection(link), PUBLIC_COPY.id))).data());
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}
