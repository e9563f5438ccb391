import type { DocumentSnapshot } from 'firebase-admin/firestore';
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
    const counterRef = db.collection(COLLECTIONS.numbers).doc(`${owner}_${kind}`);
    await db.runTransaction(
      async (tx) => {
        const [record, counter, settings] = await tx.getAll(recordRef, counterRef, settingsRef);
        if (!record?.exists || typeof record.get('number') === 'number') return;
        const last: unknown = counter?.get('last');
        const number = (typeof last === 'number' ? last : 0) + 1;
        tx.set(counterRef, { owner, kind, last: number });
        const numberPrefix = textAt(settings, trait?.prefix ?? '');
        const found = foundBy({ ...readFindable(record), number, numberPrefix });
        tx.update(recordRef, { number, numberPrefix, ...found });
      },
      { maxAttempts: ATTEMPTS },
    );
  };
}

function textAt(snapshot: DocumentSnapshot | undefined, field: string): string {
  const value: unknown = snapshot?.get(field);
  return typeof value === 'string' ? value : '';
}
