import { COLLECTIONS } from '@/domain/core/collections';
import { fileShape, MOST_FILES } from '@/domain/files/file';
import { isFileNoun } from '@/domain/files/file-rights';
import { nounNamed } from '@/domain/nouns';
import { readRecord } from '../records';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';

/**
 * On a file that was added, deleted or moved, or whose record was restored: notes in the record whether it is
 * full, which rules cannot count. Recounts instead of adding up, so events may come twice or late. Writes the
 * record only when the answer changes, not for each photo, and never as a user's edit.
 */
export const noteFull: Step = async (db, change) => {
  const data = change.after ?? change.before;
  if (!data || !touches(change, ['owner', 'recordGoneAt'])) return;
  const { owner, noun, recordId } = readRecord(fileShape, data);
  if (!isFileNoun(noun)) return;
  const record = db.collection(nounNamed(noun).shape.collection).doc(recordId);
  const held = db
    .collection(COLLECTIONS.files)
    .where('owner', '==', owner)
    .where('noun', '==', noun)
    .where('recordId', '==', recordId)
    .count();
  await db.runTransaction(async (tx) => {
    // Read first, so that of two concurrent counts the earlier one is retried.
    const stored = await tx.get(record);
    if (stored.get('owner') !== owner) return;
    const filesFull = (await held.get()).data().count >= MOST_FILES;
    if ((stored.get('filesFull') ?? false) !== filesFull) tx.update(record, { filesFull });
  });
};
