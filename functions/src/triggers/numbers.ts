import { COLLECTIONS } from '@/domain/collections';
import { isImported, textField } from './change';
import type { Step } from './change';

/** Numbers are handed out in one place: a busy business makes several transactions meet there. */
const ATTEMPTS = 10;

/**
 * On a new tracker or job: the next number of its owner, once. The record is read again in the
 * transaction, so the same event delivered twice finds the number there and takes none.
 */
export function giveNumber(kind: 'tracker' | 'job'): Step {
  return async (db, change) => {
    const owner = textField(change, 'owner');
    if (change.before || !change.after || isImported(change) || owner === '') return;
    const collection = kind === 'tracker' ? COLLECTIONS.trackers : COLLECTIONS.jobs;
    const recordRef = db.collection(collection).doc(change.id);
    const counterRef = db.collection(COLLECTIONS.numbers).doc(`${owner}_${kind}`);
    await db.runTransaction(
      async (tx) => {
        const [record, counter] = await tx.getAll(recordRef, counterRef);
        if (!record?.exists || typeof record.get('number') === 'number') return;
        const last: unknown = counter?.get('last');
        const number = (typeof last === 'number' ? last : 0) + 1;
        tx.set(counterRef, { owner, kind, last: number });
        tx.update(recordRef, { number });
      },
      { maxAttempts: ATTEMPTS },
    );
  };
}
