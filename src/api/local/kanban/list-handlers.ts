import { optional, strictObject, string } from 'valibot';
import { addBoard, addList, archiveCards, changeList, removeList } from '@/data/boards/board-intents';
import { newId } from '@/data/core/ids';
import { MAX_BOARD_NAME, MOST_LISTS } from '@/domain/boards/board';
import { positionAt } from '@/domain/boards/position';
import { clearListCall, newListCall, removeListCall, updateListCall } from '../../contract/kanban';
import { handle } from '../handler';
import type { Handler } from '../handler';
import { absent } from '../inputs/absent';
import {
  assertArranges,
  cardsIn,
  findBoard,
  findList,
  firstBoard,
  listOf,
  listsIn,
  placeInput,
  refuse,
  worded,
} from './kanban-answers';

/** Cards archived by one batch; Firestore takes 500 writes. */
const BATCH = 400;
const NAME = 'A list’s name';

/** Lists: new, renamed, moved, cleared, removed. */
export const listHandlers: readonly Handler[] = [
  handle(newListCall, {
    input: strictObject({ name: string(), boardId: absent(string()) }),
    run: async (context, { name: given, boardId }) => {
      assertArranges(context.viewer);
      const name = worded(given, MAX_BOARD_NAME, NAME);
      const board = boardId === undefined ? await firstBoard(context) : await findBoard(context, boardId);
      const ofBoard = board?.uuid ?? newId();
      if (!board) context.commit(addBoard(context.viewer, 'Board', 'Blank', ofBoard));
      const lists = board ? await listsIn(context, ofBoard) : [];
      if (lists.length >= MOST_LISTS) throw refuse(`A board has at most ${MOST_LISTS} lists.`);
      const list = { uuid: newId(), boardId: ofBoard, name, position: positionAt(lists, lists.length) };
      context.commit(addList(context.viewer, list));
      return { list: listOf(list, []) };
    },
  }),
  handle(updateListCall, {
    input: strictObject({
      listId: string(),
      update: strictObject({ name: optional(string()), position: optional(placeInput) }),
    }),
    run: async (context, { listId, update: { name, position } }) => {
      assertArranges(context.viewer);
      const list = await findList(context, listId);
      const others = (await listsIn(context, list.boardId)).filter(({ uuid }) => uuid !== list.uuid);
      const changes = {
        ...(name !== undefined && { name: worded(name, MAX_BOARD_NAME, NAME) }),
        ...(position !== undefined && { position: positionAt(others, position) }),
      };
      if (Object.keys(changes).length === 0) throw refuse('Nothing to change was given.');
      context.commit(changeList(context.viewer, list, changes));
      return { list: listOf({ ...list, ...changes }, await cardsIn(context, list)) };
    },
  }),
  handle(clearListCall, {
    input: strictObject({ listId: string() }),
    run: async (context, { listId }) => {
      const cards = await cardsIn(context, await findList(context, listId));
      for (let at = 0; at < cards.length; at += BATCH) {
        context.commit(archiveCards(context.viewer, cards.slice(at, at + BATCH), 'List cleared'));
      }
      return true as const;
    },
  }),
  handle(removeListCall, {
    input: strictObject({ listId: string() }),
    run: async (context, { listId }) => {
      assertArranges(context.viewer);
      const list = await findList(context, listId);
      const cards = await cardsIn(context, list);
      for (let at = BATCH; at < cards.length; at += BATCH) {
        context.commitQuietly(archiveCards(context.viewer, cards.slice(at, at + BATCH), 'List cleared'));
      }
      context.commit(removeList(context.viewer, list, cards.slice(0, BATCH)));
      return true as const;
    },
  }),
];
