import { COLLECTIONS } from '@/domain/core/collections';
import { fileShape } from '@/domain/files/file';
import { readRecord } from '../records';
import type { Step } from '../triggers/change';

/** On a deleted picture of a card: it is the card's cover no longer. Never as a user's edit. */
export const dropCover: Step = async (db, change) => {
  if (change.after || !change.before) return;
  const { noun, recordId } = readRecord(fileShape, change.before);
  if (noun !== 'card') return;
  const card = db.collection(COLLECTIONS.cards).doc(recordId);
  await db.runTransaction(async (tx) => {
    if ((await tx.get(card)).get('coverFileId') !== change.id) return;
    tx.update(card, { coverFileId: '', coverThumb: '' });
  });
};
