import type { Firestore } from 'firebase-admin/firestore';
import { boardListShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import type { Card } from '@/domain/boards/board';
import { COLLECTIONS } from '@/domain/core/collections';
import { cardMemberWords, cardWords } from '@/domain/notifications/room-words';
import { readRecord, readSnapshot } from '../records';
import { touches } from '../triggers/change';
import type { RecordChange, Step } from '../triggers/change';
import { tellPeople } from './tell-people';

/**
 * On a card: tells people whom another person made members of it, and its subscribers that another person moved it, set
 * its due day, or archived it.
 */
export const tellCard: Step = async (db, change) => {
  if (!change.before || !change.after) return;
  const card = readRecord(cardShape, change.after);
  const { memberIds } = readRecord(cardShape, change.before);
  const at = { owner: card.owner, by: card.updatedBy, needs: 'team:view' } as const;
  await tellPeople(db, change, {
    ...at,
    kind: 'assigned',
    subject: `card ${card.updatedBy}`,
    people: card.memberIds.filter((uid) => !memberIds.includes(uid)),
    words: (by) => cardMemberWords(card, by),
  });
  const what = await whatHappened(db, change, card);
  if (what === null) return;
  await tellPeople(db, change, {
    ...at,
    kind: 'card',
    subject: card.uuid,
    people: card.subscriberIds,
    words: (by) => cardWords(card, what, by),
  });
};

async function whatHappened(db: Firestore, change: RecordChange, card: Card): Promise<string | null> {
  if (touches(change, ['archivedAt'])) return card.archivedAt === null ? 'restored' : 'archived';
  if (touches(change, ['listId'])) {
    const stored = await db.collection(COLLECTIONS.boardLists).doc(card.listId).get();
    const list = readSnapshot(boardListShape, stored);
    return `moved to ${list?.owner === card.owner ? list.name : 'another list'}:`;
  }
  if (!touches(change, ['due'])) return null;
  return card.due === null ? 'took out the due day of' : 'changed the due day of';
}

/** On a comment: tells the subscribers of its card. */
export const tellCardComment: Step = async (db, change) => {
  if (change.before || !change.after) return;
  const comment = readRecord(cardCommentShape, change.after);
  const stored = await db.collection(COLLECTIONS.cards).doc(comment.cardId).get();
  const card = readSnapshot(cardShape, stored);
  if (!card || card.owner !== comment.owner) return;
  await tellPeople(db, change, {
    kind: 'card',
    owner: card.owner,
    subject: card.uuid,
    people: card.subscriberIds,
    needs: 'team:view',
    by: comment.createdBy,
    words: (by) => cardWords(card, 'commented on', by, comment.message),
  });
};
