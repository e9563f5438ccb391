import { FirebaseError } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { COLLECTIONS, PUBLIC_COPY, publicCollection } from '@/domain/core/collections';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { toAppError } from '../base/app-error';
import { trackingApp, trackingAppCheck } from './tracking-app';
import type { PublicPhotos } from '@/domain/tracking/public-photos';
import { officePartOf, readAlbum, readCopy, readHandle, readOffice } from './tracking-doc';

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
 * Reads a tracking link's data once, with the lite build and without listening.
 * @throws AppError when the server does not answer
 */
export async function readTracking(link: string): Promise<TrackingSnapshot> {
  try {
    await trackingAppCheck().start();
    const db = firestore();
    const [handleDoc, copy] = await Promise.all([
      getDoc(doc(db, COLLECTIONS.tracking, link)),
      readUnlessClosed(db, link, PUBLIC_COPY.id),
    ]);
    const handle = readHandle(handleDoc.data());
    const part = officePartOf(handle);
    const office = part === null ? undefined : await readUnlessClosed(db, link, part);
    return { link: handle, copy: readCopy(copy), office: readOffice(office) };
  } catch (error) {
    throw toAppError(error);
  }
}

/** Reads the small copies of a link's photos. @throws AppError when the server does not answer */
export async function readPhotos(link: string): Promise<PublicPhotos> {
  try {
    await trackingAppCheck().start();
    return readAlbum(await readUnlessClosed(firestore(), link, PUBLIC_COPY.photos));
  } catch (error) {
    throw toAppError(error);
  }
}

/** A public part is readable only in the link's matching state; the handle beside it gives that state. */
async function readUnlessClosed(db: Firestore, link: string, part: string): Promise<unknown> {
  try {
    return (await getDoc(doc(db, publicCollection(link), part))).data();
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
