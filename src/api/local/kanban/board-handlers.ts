import {
  array,
  boolean,
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { addBoard, changeBoard } from '@/data/boards/board-intents';
import {
  archivedBoardsOf,
  archivedCardsOf,
  boardsOf,
  cardsOf,
  commentsOfBoard,
  commentsOfCard,
  listsOf,
} from '@/data/boards/boards';
import { newId } from '@/data/core/ids';
import { recordRef } from '@/data/core/query';
import type { TypedQuery } from '@/data/core/query';
import { filesBeside, filesOfCards } from '@/data/files/files';
import { now } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import { BOARD_TEMPLATES, CARD_COLOURS, MAX_BOARD_NAME, MOST_LABELS } from '@/domain/boards/board';
import type { BoardTemplate, CardComment } from '@/domain/boards/board';
import { byPosition } from '@/domain/boards/position';
import { rosterShape } from '@/domain/company/company';
import type { FileRecord } from '@/domain/files/file';
import { archiveCall, boardCall, boardsCall, newBoardCall, updateBoardCall } from '../../contract/kanban';
import type { KanbanBoard } from '../../contract/kanban';
import { handle } from '../handler';
import type { Handler, LocalContext } from '../handler';
import { absent } from '../inputs/absent';
import { colourInput } from '../inputs/colour-input';
import {
  assertArranges,
  besideOf,
  cardOf,
  findBoard,
  firstBoard,
  listOf,
  membersOf,
  refuse,
  worded,
} from './kanban-answers';

const TEMPLATES = Object.keys(BOARD_TEMPLATES) as BoardTemplate[];

/** Boards: read, new, renamed, archived. */
export const boardHandlers: readonly Handler[] = [
  handle(boardsCall, {
    input: strictObject({ isArchived: optional(boolean()) }),
    watches: ({ viewer }, { isArchived }) => [boardsIn(viewer, isArchived)],
    run: async ({ viewer, read }, { isArchived }) => ({
      boards: (await read(boardsIn(viewer, isArchived))).map(({ uuid, name }) => ({ id: uuid, name })),
    }),
  }),
  handle(boardCall, {
    input: strictObject({ boardId: absent(string()), cardId: absent(string()) }),
    watches: ({ viewer }, { boardId, cardId }) => [
      boardsOf(viewer),
      recordRef(rosterShape, viewer.owner),
      ...(boardId ? [listsOf(viewer, boardId), cardsOf(viewer, boardId)] : []),
      ...(boardId && cardId ? [commentsOfCard(viewer, cardId), filesOfCard(viewer, cardId)] : []),
    ],
    run: async (context, { boardId, cardId }) => {
      const board = boardId === undefined ? await firstBoard(context) : await findBoard(context, boardId);
      if (!board) {
        const members = await membersOf(context);
        return { board: { id: '', name: '', labels: [], lists: [], cards: [], members } };
      }
      const { viewer, read } = context;
      const beside = async <T>(ofAll: TypedQuery<T>, ofOne: (id: string) => TypedQuery<T>) => {
        if (boardId === undefined) return read(ofAll);
        return cardId === undefined ? [] : read(ofOne(cardId));
      };
      return {
        board: await boardWith(context, board, {
          comments: beside(commentsOfBoard(viewer, board.uuid), (id) => commentsOfCard(viewer, id)),
          files: beside(filesOfCards(viewer), (id) => filesOfCard(viewer, id)),
        }),
      };
    },
  }),
  handle(archiveCall, {
    input: strictObject({ boardId: string() }),
    watches: ({ viewer }, { boardId }) => [archivedCardsOf(viewer, boardId)],
    run: async (context, { boardId }) => {
      const { uuid } = await findBoard(context, boardId);
      const cards = await context.read(archivedCardsOf(context.viewer, uuid));
      return { cards: cards.map((card) => cardOf(card, context.viewer.uid)) };
    },
  }),
  handle(newBoardCall, {
    input: strictObject({ name: string(), template: absent(picklist(TEMPLATES)) }),
    run: ({ viewer, commit }, { name, template = 'Blank' }) => {
      assertArranges(viewer);
      const board = { id: newId(), name: worded(name, MAX_BOARD_NAME, 'A board’s name') };
      commit(addBoard(viewer, board.name, template, board.id));
      return { board };
    },
  }),
  handle(updateBoardCall, {
    input: strictObject({
      boardId: string(),
      update: strictObject({
        name: optional(string()),
        labels: optional(
          array(
            strictObject({
              id: pipe(string(), minLength(1), maxLength(64)),
              name: string(),
              colour: colourInput(CARD_COLOURS),
            }),
          ),
        ),
        isArchived: optional(boolean()),
      }),
    }),
    run: async (context, { boardId, update: { name, labels, isArchived } }) => {
      assertArranges(context.viewer);
      const board = await findBoard(context, boardId);
      if (labels && labels.length > MOST_LABELS) throw refuse(`A board has at most ${MOST_LABELS} labels.`);
      if (labels && new Set(labels.map(({ id }) => id)).size < labels.length) {
        throw refuse('Two labels have the same id.');
      }
      const changes = {
        ...(name !== undefined && { name: worded(name, MAX_BOARD_NAME, 'A board’s name') }),
        ...(labels && {
          labels: labels.map((label) => ({ ...label, name: worded(label.name, 40, 'A label’s name') })),
        }),
        ...(isArchived !== undefined && { archivedAt: isArchived ? now() : null }),
      };
      if (Object.keys(changes).length === 0) throw refuse('Nothing to change was given.');
      const label =
        isArchived === undefined ? 'Board changed' : isArchived ? 'Board archived' : 'Board restored';
      context.commit(changeBoard(context.viewer, board, changes, label));
      return { board: { id: board.uuid, name: changes.name ?? board.name } };
    },
  }),
];

const boardsIn = (viewer: Viewer, isArchived = false) =>
  isArchived ? archivedBoardsOf(viewer) : boardsOf(viewer);

const filesOfCard = (viewer: Viewer, cardId: string) =>
  filesBeside(viewer, { holder: 'card', recordId: cardId, owner: viewer.owner });

async function boardWith(
  context: LocalContext,
  board: { readonly uuid: string } & Pick<KanbanBoard, 'name' | 'labels'>,
  /** Already being read. */
  beside: {
    readonly comments: Promise<readonly CardComment[]>;
    readonly files: Promise<readonly FileRecord[]>;
  },
): Promise<KanbanBoard> {
  const { viewer, read } = context;
  const [lists, cards, comments, files, members] = await Promise.all([
    read(listsOf(viewer, board.uuid)),
    read(cardsOf(viewer, board.uuid)),
    beside.comments,
    beside.files,
    membersOf(context),
  ]);
  const inOrder = cards.toSorted(byPosition);
  const commentsByCard = grouped(comments, ({ cardId }) => cardId);
  const filesByCard = grouped(files, ({ recordId }) => recordId);
  const cardsByList = grouped(inOrder, ({ listId }) => listId);
  return {
    id: board.uuid,
    name: board.name,
    labels: board.labels,
    lists: lists.toSorted(byPosition).map((list) => listOf(list, cardsByList.get(list.uuid) ?? [])),
    cards: inOrder.map((card) =>
      cardOf(
        card,
        viewer.uid,
        besideOf(commentsByCard.get(card.uuid) ?? [], filesByCard.get(card.uuid) ?? []),
      ),
    ),
    members,
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
