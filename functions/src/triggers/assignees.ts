import type { Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Noun } from '@/domain/nouns/define-noun';
import { textField, touches } from './change';
import type { Step } from './change';

/** Entries and messages that follow a change of assignees; older ones keep theirs. */
const NEWEST = 500;

/** On changed assignees: copies them to history, files, amount, and a tracker's messages and hand-overs. */
export function restampAssignees({ name, shape, files, amounts }: Noun): Step {
  return async (db, change) => {
    if (!change.before || !change.after || !touches(change, ['assignees'])) return;
    const owner = textField(change, 'owner');
    const record = { collection: shape.collection, id: change.id, owner };
    await restamp(db, record, COLLECTIONS.activity, 'recordId');
    await restamp(db, record, COLLECTIONS.activityPriced, 'recordId');
    if (files) await restamp(db, record, COLLECTIONS.files, 'recordId');
    if (amounts === 'inside') await restamp(db, record, COLLECTIONS.issuedPapers, 'recordId');
    if (name === 'estimate') await restamp(db, record, COLLECTIONS.decisions, 'estimateId');
    if (name === 'tracker') {
      await restamp(db, record, COLLECTIONS.clientMessages, 'trackerId');
      await restamp(db, record, COLLECTIONS.clientUpdates, 'trackerId');
      await restamp(db, record, COLLECTIONS.handovers, 'trackerId');
    }
    if (amounts === 'beside') await restampPrice(db, record);
  };
}

type Stamped = { readonly collection: string; readonly id: string; readonly owner: string };

async function restampPrice(db: Firestore, record: Stamped): Promise<void> {
  await db.runTransaction(async (tx) => {
    const [current, price] = await tx.getAll(
      db.collection(record.collection).doc(record.id),
      db.collection(COLLECTIONS.prices).doc(record.id),
    );
    if (!current?.exists || price?.get('owner') !== record.owner) return;
    const assignees: unknown = current.get('assignees');
    if (!isDeepStrictEqual(price.get('assignees'), assignees)) tx.update(price.ref, { assignees });
  });
}

async function restamp(
  db: Firestore,
  record: Stamped,
  collection: string,
  link: 'recordId' | 'trackerId' | 'estimateId',
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const current = await tx.get(db.collection(record.collection).doc(record.id));
    if (!current.exists) return;
    const assignees: unknown = current.get('assignees');
    const entries = await tx.get(
      db
        .collection(collection)
        .where('owner', '==', record.owner)
        .where(link, '==', record.id)
        .orderBy('createdAt', 'desc')
        .limit(NEWEST)
        // A sent version is up to 700 kB.
        .select('assignees'),
    );
    for (const entry of entries.docs) {
      if (!isDeepStrictEqual(entry.get('assignees'), assignees)) tx.update(entry.ref, { assignees });
    }
  });
}
