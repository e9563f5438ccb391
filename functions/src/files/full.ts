import { COLLECTIONS } from '@/domain/core/collections';
import { fileShape, MOST_FILES } from '@/domain/files/file';
import { readRecord } from '../records';
import { collectionOf } from '../triggers/activity';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';

/**
 * On a file that came, went or moved, or whose record came back: the record says whether it holds as many files as it
 * may, which the rules cannot count. Counted anew instead of adding up, so that an event may come twice or late; the
 * record is written only where that changes, not with each photo, and nobody's edit of it.
 */
export const noteFull: Step = async (db, change) => {
  const data = change.after ?? change.before;
  if (!data || !touches(change, ['owner', 'recordGoneAt'])) return;
  const { owner, noun, recordId } = readRecord(fileShape, data);
  const record = db.collection(collectionOf(noun)).doc(recordId);
  const held = db
    .collection(COLLECTIONS.files)
    .where('owner', '==', owner)
    .where('noun', '==', noun)
    .where('recordId', '==', recordId)
    .count();
  await db.runTransaction(async (tx) => {
    // Read first: of two counts at once the one that began earlier is made again.
    const stored = await tx.get(record);
    if (stored.get('owner') !== owner) return;
    const filesFull = (await held.get()).data().count >= MOST_FILES;
    if ((stored.get('filesFull') ?? false) !== filesFull) tx.update(record, { filesFull });
  });
};
