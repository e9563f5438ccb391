import { cardCommentShape, MOST_COMMENTS } from '@/domain/boards/board';
import { COLLECTIONS } from '@/domain/core/collections';
import { noteWhetherFull } from '../note-full';
import { readRecord } from '../records';
import type { Step } from './change';

/** On a comment that came or went: notes in its card whether it takes more. */
export const noteCommentsFull: Step = async (db, change) => {
  const data = change.after ?? change.before;
  if (!data || (change.before && change.after)) return;
  const { owner, cardId } = readRecord(cardCommentShape, data);
  const held = db
    .collection(COLLECTIONS.cardComments)
    .where('owner', '==', owner)
    .where('cardId', '==', cardId)
    .count();
  const record = db.collection(COLLECTIONS.cards).doc(cardId);
  await noteWhetherFull(db, { record, owner, field: 'commentsFull', held, most: MOST_COMMENTS });
};
