import { cardCommentShape, MOST_COMMENTS } from '@/domain/boards/board';
import { COLLECTIONS } from '@/domain/core/collections';
import { readRecord } from '../records';
import type { Step } from './change';

/**
 * On a comment that came or went: notes in its card whether it is full, which rules cannot count. Recounts instead of
 * adding up, so events may come twice or late, and writes the card only when the answer changes.
 */
export const noteCommentsFull: Step = async (db, change) => {
  const data = change.after ?? change.before;
  if (!data || (change.before && change.after)) return;
  const { owner, cardId } = readRecord(cardCommentShape, data);
  const card = db.collection(COLLECTIONS.cards).doc(cardId);
  const held = db
    .collection(COLLECTIONS.cardComments)
    .where('owner', '==', owner)
    .where('cardId', '==', cardId)
    .count();
  await db.runTransaction(async (tx) => {
    // Read first, so that of two concurrent counts the earlier one is retried.
    const stored = await tx.get(card);
    if (stored.get('owner') !== owner) return;
    const commentsFull = (await held.get()).data().count >= MOST_COMMENTS;
    if ((stored.get('commentsFull') ?? false) !== commentsFull) tx.update(card, { commentsFull });
  });
};
