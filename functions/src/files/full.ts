import { COLLECTIONS } from '@/domain/core/collections';
import { fileShape, MOST_FILES } from '@/domain/files/file';
import { isFileNoun } from '@/domain/files/file-rights';
import { nounNamed } from '@/domain/nouns';
import { noteWhetherFull } from '../note-full';
import { readRecord } from '../records';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';

/** On a file that was added, deleted or moved, or whose record was restored: notes in the record whether it takes more. */
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
  await noteWhetherFull(db, { record, owner, field: 'filesFull', held, most: MOST_FILES });
};
