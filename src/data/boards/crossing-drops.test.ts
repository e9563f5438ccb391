import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCard } from '@tests/factories/records';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import { cardShape } from '@/domain/boards/board';
import type { Card } from '@/domain/boards/board';
import { byPosition, positionAt } from '@/domain/boards/position';
import { encodeFields } from '@/domain/core/record-codec';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore } from '../store/memory/memory-store';
import { moveCard } from './board-intents';
import { cardsOf } from './boards';

const LISTS = ['to-do', 'done'];
const person = (uid: string): Viewer => ({
  uid,
  owner: 'acme',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: new Set(PERMISSIONS),
});

/** The board as a person sees it: the ids of each list's cards, in their order. */
async function seenBy(viewer: Viewer, store: MemoryStore): Promise<readonly (readonly string[])[]> {
  const { spec, decode } = cardsOf(viewer, 'board-1');
  const cards = (await store.page(spec)).rows.map(decode).flatMap((one) => (one.ok ? [one.record] : []));
  return LISTS.map((id) => listOf(cards, id).map(({ uuid }) => uuid));
}

const listOf = (cards: readonly Card[], listId: string) =>
  cards.filter((card) => card.listId === listId).toSorted(byPosition);

const drop = fc.record({ card: fc.nat(5), list: fc.constantFrom(...LISTS), place: fc.nat(6) });

it('of two cards, or of one, at the same moment lose none: both people end with the same order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...LISTS), { minLength: 6, maxLength: 6 }),
      drop,
      drop,
      async (lists, one, other) => {
        const cards = lists.reduce<readonly Card[]>((before, listId, at) => {
          const position = positionAt(listOf(before, listId), before.length);
          return [...before, makeCard({ uuid: `card-${at}`, owner: 'acme', listId, position })];
        }, []);
        const docs = Object.fromEntries(
          cards.map((card) => [card.uuid, encodeFields(cardShape.fields, card)]),
        );
        const ann = createMemoryStore({ docs: { Cards: docs } });
        const bo = createMemoryStore({ server: ann.server });
        // Both saw the same board.
        const dropped = (uid: string, { card: at, list, place }: typeof one) => {
          const card = cards[at];
          if (!card) throw new Error('There are six cards.');
          const others = listOf(cards, list).filter(({ uuid }) => uuid !== card.uuid);
          return moveCard(person(uid), card, { listId: list, position: positionAt(others, place) }).writes;
        };
        await Promise.all([ann.commit(dropped('ann', one)), bo.commit(dropped('bo', other))]);
        const annSees = await seenBy(person('ann'), ann);
        const boSees = await seenBy(person('bo'), bo);
        expect(annSees).toEqual(boSees);
        expect(annSees.flat().toSorted()).toEqual(cards.map(({ uuid }) => uuid));
        const last = annSees[LISTS.indexOf(other.list)];
        expect(last).toContain(`card-${other.card}`);
        if (one.card !== other.card) expect(annSees[LISTS.indexOf(one.list)]).toContain(`card-${one.card}`);
      },
    ),
  );
});
