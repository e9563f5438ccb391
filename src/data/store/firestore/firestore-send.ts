import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getFirestore,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { AppError } from '@/domain/core/errors';
import type { Address } from '../../base/environment';
import { isFirebaseFailure, plainCode } from '../../base/firebase-error';
import { within } from '../../base/within';
import { nextTask } from '../../base/next-task';
import { checkRef, checkWrites } from '../check';
import { firestoreError } from './firestore-errors';
import { sentBatches } from '../list-change';
import type { DocStore, Ref } from '../port';
import { fillBatch, fromStoredDoc, storedBy } from '../stored-values';

/** How long the server may take, in ms; a hanging connection would block all later batches. */
const PATIENCE_MS = 60_000;
const READ_PATIENCE_MS = 10_000;

const stored = storedBy({
  moment: (epochMs) => Timestamp.fromMillis(epochMs),
  now: serverTimestamp,
  inc: increment,
  union: arrayUnion,
  remove: arrayRemove,
  unset: deleteField,
});

/** The target of a sender. */
export type SenderOptions = {
  readonly emulator: Address | null;
  /** The emulator's user; tests only. */
  readonly emulatorUser?: { readonly sub: string };
};

/** Bypasses the full SDK and its queue. */
export type Sender = { readonly send: DocStore['send']; readonly read: DocStore['readServer'] };

/** Sends with the lite SDK: the full one blocks for most of a second to write 100 records to IndexedDB. */
export function openSender(app: FirebaseApp, { emulator, emulatorUser }: SenderOptions): Sender {
  const db = getFirestore(app);
  if (emulator) {
    connectFirestoreEmulator(
      db,
      emulator.host,
      emulator.port,
      emulatorUser && { mockUserToken: emulatorUser },
    );
  }
  const send = async (writes: Parameters<DocStore['send']>[0]) => {
    const at = ({ collection, id }: Ref) => doc(db, collection, id);
    for (const part of sentBatches(writes)) {
      const batch = writeBatch(db);
      fillBatch({ batch, at, path: pathOf, stored }, part);
      // Serializing fifty records takes as long again, so it runs in its own task.
      await nextTask();
      await within(PATIENCE_MS, batch.commit());
    }
  };
  return {
    send: (writes) => {
      checkWrites(writes);
      return answered(() => send(writes));
    },
    read: (ref) => {
      checkRef(ref);
      return answered(async () => {
        const found = await within(READ_PATIENCE_MS, getDoc(doc(db, ref.collection, ref.id)));
        const data = found.data();
        return data ? fromStoredDoc(data) : null;
      });
    },
  };
}

/** Calls the server, and once more when it takes the token for expired; rejects with AppError. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask().catch((error: unknown) => {
      // With a slow clock, an expired token looks valid; the SDK drops it now.
      if (codeOf(error) !== 'unauthenticated') throw error;
      return ask();
    });
  } catch (error) {
    // The lite SDK's code for no answer; a missing code means that our timeout fired.
    const isUnanswered = ['unknown', ''].includes(codeOf(error));
    throw isUnanswered ? new AppError('network', { cause: error }) : firestoreError(error);
  }
}

function pathOf(field: string): FieldPath {
  return new FieldPath(...field.split('.'));
}

function codeOf(error: unknown): string {
  return isFirebaseFailure(error) ? plainCode(error) : '';
}
