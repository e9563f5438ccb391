import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldPath,
  getFirestore,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { AppError } from '@/domain/errors';
import { isFirebaseFailure, plainCode } from '../firebase-error';
import { within } from '../journal/within';
import { nextTask } from '../next-task';
import { checkWrites } from './check';
import { firestoreError } from './firestore-errors';
import type { FirestoreStoreOptions } from './firestore-store';
import type { Ref, Write } from './port';
import { fillBatch, storedBy } from './stored-values';

/** How long the server may take to answer, in ms; a connection that hangs would hold up all that follows. */
const PATIENCE_MS = 60_000;

const stored = storedBy({
  moment: (epochMs) => Timestamp.fromMillis(epochMs),
  now: serverTimestamp,
  inc: increment,
  union: arrayUnion,
  remove: arrayRemove,
  unset: deleteField,
});

/**
 * Sends batches with the small build, which keeps nothing on the device: the whole one puts a batch of a
 * hundred records into IndexedDB as one value, and the page's thread stands still for most of a second.
 */
export function openSender(
  app: FirebaseApp,
  { emulator, emulatorUser }: Pick<FirestoreStoreOptions, 'emulator' | 'emulatorUser'>,
): (writes: readonly Write[]) => Promise<void> {
  const db = getFirestore(app);
  if (emulator) {
    connectFirestoreEmulator(
      db,
      emulator.host,
      emulator.port,
      emulatorUser && { mockUserToken: emulatorUser },
    );
  }
  const send = async (writes: readonly Write[]) => {
    const batch = writeBatch(db);
    const at = ({ collection, id }: Ref) => doc(db, collection, id);
    fillBatch({ batch, at, path: pathOf, stored }, writes);
    // Writing fifty records down as text takes as long again: a task of its own.
    await nextTask();
    await within(PATIENCE_MS, batch.commit());
  };
  return async (writes) => {
    checkWrites(writes);
    try {
      await send(writes).catch((error: unknown) => {
        // By a clock that is behind, a token that has expired is still good; the SDK throws it away now.
        if (codeOf(error) !== 'unauthenticated') throw error;
        return send(writes);
      });
    } catch (error) {
      // The small build's name for no answer at all; a code that is missing says that we gave up waiting.
      const isUnanswered = ['unknown', ''].includes(codeOf(error));
      throw isUnanswered ? new AppError('network', { cause: error }) : firestoreError(error);
    }
  };
}

function pathOf(field: string): FieldPath {
  return new FieldPath(...field.split('.'));
}

function codeOf(error: unknown): string {
  return isFirebaseFailure(error) ? plainCode(error) : '';
}
