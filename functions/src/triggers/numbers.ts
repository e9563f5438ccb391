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

/** The last number that was given; 0 before the first. */
export function lastNumber(counter: DocumentSnapshot | undefined): number {
  const last: unknown = counter?.get('last');
  return typeof last === 'number' ? last : 0;
}

type Taking = {
  readonly kind: string;
  readonly trait: Noun['number'];
  readonly owner: string;
  readonly counter: DocumentSnapshot | undefined;
  readonly settings: DocumentSnapshot | undefined;
};

/** Takes the next number in the transaction that read these documents. */
export function nextNumber(tx: Transaction, { kind, trait, owner, counter, settings }: Taking) {
  const number = lastNumber(counter) + 1;
  if (counter) tx.set(counter.ref, { owner, kind, last: number });
  return { number, numberPrefix: textAt(settings, trait?.prefix ?? '') };
}

/** The same for a record with search words: its fields for the number and what a search finds it by. */
export function takeNumber(
  tx: Transaction,
  { record, ...taking }: Taking & { readonly record: DocumentSnapshot },
) {
  const numbered = nextNumber(tx, taking);
  return { ...numbered, ...foundBy({ ...readFindable(record), ...numbered }) };
}

function textAt(snapshot: DocumentSnapshot | undefined, field: string): string {
  const value: unknown = snapshot?.get(field);
  return typeof value === 'string' ? value : '';
}
