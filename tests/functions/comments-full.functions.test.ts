import { expect, it } from 'vitest';
import { cardCommentShape, cardShape, MOST_COMMENTS } from '@/domain/boards/board';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { storedRecord } from '../../functions/src/records';
import { db, freshId } from './emulator';
import { get, put } from './rows';

/** Hundreds of events, one after the other. */
const WORKED_OFF = { timeout: 90_000, interval: 250 };

it('a card with the most comments takes no more until one is deleted', { timeout: 200_000 }, async () => {
  const owner = freshId();
  const cardId = await put(cardShape, freshId(), { owner, name: 'Ridge' });
  const isFull = async () => (await get(COLLECTIONS.cards, cardId))?.['commentsFull'];
  const comment = (of: string) => ({ ...initialOf(cardCommentShape.fields), owner: of, cardId });
  const batch = db.batch();
  const ids = Array.from({ length: MOST_COMMENTS - 1 }, () => freshId());
  for (const id of ids) {
    batch.create(
      db.collection(COLLECTIONS.cardComments).doc(id),
      storedRecord(cardCommentShape, comment(owner)),
    );
  }
  await batch.commit();
  // Another business's comment does not count.
  await put(cardCommentShape, freshId(), comment(freshId()));
  expect(await isFull()).toBe(false);
  await put(cardCommentShape, freshId(), comment(owner));
  await expect.poll(isFull, WORKED_OFF).toBe(true);
  await db
    .collection(COLLECTIONS.cardComments)
    .doc(ids[0] ?? '')
    .delete();
  await expect.poll(isFull, WORKED_OFF).toBe(false);
});
