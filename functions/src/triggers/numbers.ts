import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Noun } from '@/domain/nouns/define-noun';
import { foundBy } from '@/domain/search/find';
import { readFindable } from '../found';
import { textField } from './change';
import type { Step } from './change';

/** In a busy business several transactions contend for the one counter. */
const ATTEMPTS = 10;

/**
 * On a new record: assigns its owner's next number with the business's prefix, and its search words.
 * The transaction reads the record again, so a second delivery finds the number and takes none.
 */
export function giveNumber({ name: kind, shape, number: trait }: Noun): Step {
  return async (db, change) => {
    const owner = textField(change, 'owner');
    if (change.before || !change.after || owner === '') return;
    const recordRef = db.collection(shape.collection).doc(change.id);
    const settingsRef = db.collection(COLLECTIONS.settings).doc(owner);
    const counterRef = numberCounter(db, owner, kind);
    await db.runTransaction(
      async (tx) => {
        const [record, counter, settings] = await tx.getAll(recordRef, counterRef, settingsRef);
        if (!record?.exists || typeof record.get('number') === 'number') return;
        tx.update(recordRef, takeNumber(tx, { kind, trait, owner, record, counter, settings }));
      },
      { maxAttempts: ATTEMPTS },
    );
  };
}

/** The counter of a business's numbers of one kind. */
export function numberCounter(db: Firestore, owner: string, kind: string): DocumentReference {
  return db.collection(COLLECTIONS.numbers).doc(`${owner}_${kind}`);
}

type Taking = {
  readonly kind: string;
  readonly trait: Noun['number'];
  readonly owner: string;
  readonly record: DocumentSnapshot;
  readonly counter: DocumentSnapshot | undefined;
  readonly settings: DocumentSnapshot | undefined;
};

/** Takes the next number in the transaction that read these documents: the record's fields for it. */
export function takeNumber(tx: Transaction, { kind, trait, owner, record, counter, settings }: Taking) {
  const last: unknown = counter?.get('last');
  const number = (typeof last === 'number' ? last : 0) + 1;
  if (counter) tx.set(counter.ref, { owner, kind, last: number });
  const numberPrefix = textAt(settings, trait?.prefix ?? '');
  return { number, numberPrefix, ...foundBy({ ...readFindable(record), number, numberPrefix }) };
}

function textAt(snapshot: DocumentSnapshot | undefined, field: string): string {
  const value: unknown = snapshot?.get(field);
  return typeof value === 'string' ? value : '';
}
