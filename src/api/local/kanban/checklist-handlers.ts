import { optional, picklist, strictObject, string } from 'valibot';
import { cardItems, editCard } from '@/data/boards/board-intents';
import { newId } from '@/data/core/ids';
import type { Changes } from '@/data/core/writes';
import { MAX_CARD_NAME, MOST_CHECKLISTS, MOST_CHECK_ITEMS } from '@/domain/boards/board';
import type { Card, CheckItem } from '@/domain/boards/board';
import {
  newCheckItemCall,
  newChecklistCall,
  removeCheckItemCall,
  removeChecklistCall,
  updateCheckItemCall,
  updateChecklistCall,
} from '../../contract/kanban';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';
import { checklistOf, findCard, itemOf, refuse, worded } from './kanban-answers';

const LIST_NAME = 'A checklist’s name';
const ITEM_NAME = 'An item’s name';

/** Checklists of a card and their items. */
export const checklistHandlers: readonly Handler[] = [
  handle(newChecklistCall, {
    input: strictObject({ cardId: string(), name: string() }),
    run: async (context, { cardId, name }) => {
      const card = await findCard(context, cardId);
      if (card.checklists.length >= MOST_CHECKLISTS) {
        throw refuse(`A card has at most ${MOST_CHECKLISTS} checklists.`);
      }
      const list = { id: newId(), name: worded(name, MAX_CARD_NAME, LIST_NAME) };
      change(context, card, { checklists: [...card.checklists, list] }, 'Checklist added');
      return { checklist: checklistOf(card, list) };
    },
  }),
  handle(updateChecklistCall, {
    input: strictObject({
      cardId: string(),
      checklistId: string(),
      update: strictObject({ name: optional(string()) }),
    }),
    run: async (context, { cardId, checklistId, update: { name } }) => {
      const card = await findCard(context, cardId);
      const list = checklistIn(card, checklistId);
      if (name === undefined) throw refuse('Nothing to change was given.');
      const changed = { ...list, name: worded(name, MAX_CARD_NAME, LIST_NAME) };
      const checklists = card.checklists.map((one) => (one.id === list.id ? changed : one));
      change(context, card, { checklists }, 'Checklist renamed');
      return { checklist: checklistOf(card, changed) };
    },
  }),
  handle(removeChecklistCall, {
    input: strictObject({ cardId: string(), checklistId: string() }),
    run: async (context, { cardId, checklistId }) => {
      const card = await findCard(context, cardId);
      const { id } = checklistIn(card, checklistId);
      const items = card.checkItems.filter((item) => item.checklistId !== id);
      const checklists = card.checklists.filter((list) => list.id !== id);
      context.commit(cardItems.change(context.viewer, card, items, 'Checklist removed', { checklists }));
      return true as const;
    },
  }),
  handle(newCheckItemCall, {
    input: strictObject({ cardId: string(), checklistId: string(), name: string() }),
    run: async (context, { cardId, checklistId, name }) => {
      const card = await findCard(context, cardId);
      const { id } = checklistIn(card, checklistId);
      if (card.checkItems.length >= MOST_CHECK_ITEMS) {
        throw refuse(`The checklists of a card have at most ${MOST_CHECK_ITEMS} items.`);
      }
      const item = { id: newId(), name: worded(name, MAX_CARD_NAME, ITEM_NAME), checklistId: id };
      change(context, card, { checkItems: [...card.checkItems, item] }, 'Item added');
      return { checkItem: itemOf(card, item) };
    },
  }),
  handle(updateCheckItemCall, {
    input: strictObject({
      cardId: string(),
      checklistId: string(),
      checkItemId: string(),
      update: strictObject({
        name: optional(string()),
        state: optional(picklist(['incomplete', 'complete'])),
      }),
    }),
    run: async (context, { cardId, checklistId, checkItemId, update: { name, state } }) => {
      const card = await findCard(context, cardId);
      const item = itemIn(card, checklistId, checkItemId);
      if (name === undefined && state === undefined) throw refuse('Nothing to change was given.');
      const changed = name === undefined ? item : { ...item, name: worded(name, MAX_CARD_NAME, ITEM_NAME) };
      if (name !== undefined) {
        const checkItems = card.checkItems.map((one) => (one.id === item.id ? changed : one));
        change(context, card, { checkItems }, 'Item changed');
      }
      if (state) {
        context.commit(cardItems.tick(context.viewer, card.uuid, item.id, state === 'complete'));
      }
      return { checkItem: { ...itemOf(card, changed), ...(state && { state }) } };
    },
  }),
  handle(removeCheckItemCall, {
    input: strictObject({ cardId: string(), checklistId: string(), checkItemId: string() }),
    run: async (context, { cardId, checklistId, checkItemId }) => {
      const card = await findCard(context, cardId);
      const item = itemIn(card, checklistId, checkItemId);
      const items = card.checkItems.filter(({ id }) => id !== item.id);
      context.commit(cardItems.change(context.viewer, card, items, 'Item removed'));
      return true as const;
    },
  }),
];

function change({ viewer, commit }: LocalContext, card: Card, changes: Changes<Card>, label: string): void {
  commit(editCard(viewer, card, changes, label));
}

function checklistIn({ checklists }: Card, id: string): Card['checklists'][number] {
  const list = checklists.find((one) => one.id === id);
  if (!list) throw missing('This checklist is not there.');
  return list;
}

function itemIn(card: Card, checklistId: string, id: string): CheckItem {
  const list = checklistIn(card, checklistId);
  const item = card.checkItems.find((one) => one.id === id && one.checklistId === list.id);
  if (!item) throw missing('This item is not there.');
  return item;
}
