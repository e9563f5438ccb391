import {
  BOARD_TEMPLATES,
  boardListShape,
  boardShape,
  cardCommentShape,
  cardShape,
  templateLabels,
} from '@/domain/boards/board';
import type { Board, BoardList, BoardTemplate, Card, CardComment } from '@/domain/boards/board';
import { positionAt } from '@/domain/boards/position';
import type { Positioned } from '@/domain/boards/position';
import type { Viewer } from '@/domain/access/viewer';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { tickIntents } from '../core/ticks';
import { changeRecord } from '../core/change-record';
import { createRecord, deleteRecord, patchRecord } from '../core/writes';
import type { Changes } from '../core/writes';
import { inc, now, remove, union } from '../store/port';

/** A new board with its template's lists and labels. Undo archives it. */
export function addBoard(viewer: Viewer, name: string, template: BoardTemplate, id = newId()): Intent {
  const lists = BOARD_TEMPLATES[template].lists.reduce<readonly (Positioned & { readonly name: string })[]>(
    (before, list) => [...before, { uuid: newId(), name: list, position: positionAt(before, before.length) }],
    [],
  );
  return {
    name: 'addBoard',
    label: 'Board added',
    about: name,
    writes: [
      createRecord(viewer, boardShape, { uuid: id, name, labels: templateLabels(template) }),
      ...lists.map((list) => createRecord(viewer, boardListShape, { ...list, boardId: id })),
    ],
    undo: [patchRecord(viewer, boardShape, id, { archivedAt: now() })],
  };
}

export function changeBoard(viewer: Viewer, board: Board, changes: Changes<Board>, label: string): Intent {
  return {
    name: 'changeBoard',
    label,
    about: board.name,
    ...changeRecord(viewer, boardShape, board.uuid, board, changes),
  };
}

export function addList(
  viewer: Viewer,
  list: Pick<BoardList, 'uuid' | 'boardId' | 'name' | 'position'>,
): Intent {
  return {
    name: 'changeList',
    label: 'List added',
    about: list.name,
    writes: [createRecord(viewer, boardListShape, list)],
    undo: [deleteRecord(boardListShape, list.uuid)],
  };
}

export function changeList(viewer: Viewer, list: BoardList, changes: Changes<BoardList>): Intent {
  return {
    name: 'changeList',
    label: 'position' in changes ? 'List moved' : 'List renamed',
    about: list.name,
    ...changeRecord(viewer, boardListShape, list.uuid, list, changes),
  };
}

/** Archives cards, up to 400 at once. */
export function archiveCards(viewer: Viewer, cards: readonly Card[], label: string): Intent {
  return {
    name: 'editCard',
    label,
    writes: cards.map(({ uuid }) => patchRecord(viewer, cardShape, uuid, { archivedAt: now() })),
    undo: cards.map(({ uuid }) => patchRecord(viewer, cardShape, uuid, { archivedAt: null })),
  };
}

/** Removes a list, with the last of its cards into the archive. */
export function removeList(viewer: Viewer, list: BoardList, cards: readonly Card[]): Intent {
  const archived = archiveCards(viewer, cards, 'List removed');
  return {
    name: 'changeList',
    label: 'List removed',
    about: list.name,
    writes: [...archived.writes, deleteRecord(boardListShape, list.uuid)],
    undo: [createRecord(viewer, boardListShape, list), ...(archived.undo ?? [])],
  };
}

/** Adds a card, subscribed by its author. Undo archives it. */
export function addCard(
  viewer: Viewer,
  card: Pick<Card, 'uuid' | 'boardId' | 'listId' | 'name' | 'position'>,
): Intent {
  return {
    name: 'addCard',
    label: 'Card added',
    about: card.name,
    writes: [createRecord(viewer, cardShape, { ...card, subscriberIds: [viewer.uid] })],
    undo: [patchRecord(viewer, cardShape, card.uuid, { archivedAt: now() })],
  };
}

export function editCard(viewer: Viewer, card: Card, changes: Changes<Card>, label = 'Card changed'): Intent {
  return {
    name: 'editCard',
    label,
    about: card.name,
    ...changeRecord(viewer, cardShape, card.uuid, card, changes),
  };
}

/** One write, whatever the number of cards. */
export function moveCard(viewer: Viewer, card: Card, to: Pick<Card, 'listId' | 'position'>): Intent {
  return { ...editCard(viewer, card, to, 'Card moved'), name: 'moveCard' };
}

/** Follows a card, or stops; others' subscriptions stay. */
export function subscribe(viewer: Viewer, cardId: string, isSubscribed: boolean): Intent {
  const write = (on: boolean) =>
    patchRecord(viewer, cardShape, cardId, {
      subscriberIds: on ? union(viewer.uid) : remove(viewer.uid),
    });
  return {
    name: 'editCard',
    label: isSubscribed ? 'Subscribed' : 'Subscription ended',
    writes: [write(isSubscribed)],
    undo: [write(!isSubscribed)],
  };
}

/** The changes of a card's checklists: their items, and which are complete. */
export const cardItems = tickIntents(cardShape, {
  items: 'checkItems',
  ticked: 'itemsDone',
  name: 'editCard',
});

const counted = (viewer: Viewer, cardId: string, by: number) =>
  patchRecord(viewer, cardShape, cardId, { commentCount: inc(by) });

export function addComment(viewer: Viewer, { uuid, boardId }: Card, message: string, id = newId()): Intent {
  return {
    name: 'commentCard',
    label: 'Comment added',
    writes: [
      createRecord(viewer, cardCommentShape, { uuid: id, boardId, cardId: uuid, message }),
      counted(viewer, uuid, 1),
    ],
    undo: [deleteRecord(cardCommentShape, id), counted(viewer, uuid, -1)],
  };
}

export function removeComment(viewer: Viewer, comment: CardComment): Intent {
  return {
    name: 'commentCard',
    label: 'Comment removed',
    writes: [deleteRecord(cardCommentShape, comment.uuid), counted(viewer, comment.cardId, -1)],
    undo: [createRecord(viewer, cardCommentShape, comment), counted(viewer, comment.cardId, 1)],
  };
}
