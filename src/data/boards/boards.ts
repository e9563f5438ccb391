import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import type { Board, BoardList, Card, CardComment } from '@/domain/boards/board';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import type { Where } from '../store/port';

/** Comments answered at once: those of one card, or of a whole board. */
const COMMENTS = 300;
const ARCHIVED = 200;
/** Cards due in a range that are read at once. */
export const MOST_DUE = 300;

const ofOwner = ({ owner }: Viewer): Where => ({ field: 'owner', op: '==', value: owner });
const standing: Where = { field: 'archivedAt', op: '==', value: null };
const onBoard = (viewer: Viewer, boardId: string): readonly Where[] => [
  ofOwner(viewer),
  { field: 'boardId', op: '==', value: boardId },
];

/** The business's boards in use, the first one first. */
export function boardsOf(viewer: Viewer): TypedQuery<Board> {
  return query(boardShape, {
    where: [ofOwner(viewer), standing],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
  });
}

/** The business's archived boards, the latest first. */
export function archivedBoardsOf(viewer: Viewer): TypedQuery<Board> {
  return query(boardShape, {
    where: [ofOwner(viewer), { field: 'archivedAt', op: '>', value: instant(0) }],
    orderBy: [{ field: 'archivedAt', direction: 'desc' }],
    limit: 100,
  });
}

/** A board's lists; callers order them by `byPosition`. */
export function listsOf(viewer: Viewer, boardId: string): TypedQuery<BoardList> {
  return query(boardListShape, { where: onBoard(viewer, boardId), orderBy: [], limit: 200 });
}

/** A board's cards in use; callers order them by `byPosition`. */
export function cardsOf(viewer: Viewer, boardId: string): TypedQuery<Card> {
  return query(cardShape, { where: [...onBoard(viewer, boardId), standing], orderBy: [], limit: MOST_ROWS });
}

/** A board's archived cards, the latest first. */
export function archivedCardsOf(viewer: Viewer, boardId: string): TypedQuery<Card> {
  return query(cardShape, {
    where: [...onBoard(viewer, boardId), { field: 'archivedAt', op: '>', value: instant(0) }],
    orderBy: [{ field: 'archivedAt', direction: 'desc' }],
    limit: ARCHIVED,
  });
}

/** The business's cards due from `from` until before `to` (epoch ms), on every board. */
export function cardsDue(viewer: Viewer, from: number, to: number): TypedQuery<Card> {
  return query(cardShape, {
    where: [
      ofOwner(viewer),
      standing,
      { field: 'due', op: '>=', value: instant(from) },
      { field: 'due', op: '<', value: instant(to) },
    ],
    orderBy: [{ field: 'due', direction: 'asc' }],
    limit: MOST_DUE,
  });
}

/** A card's newest comments. */
export function commentsOfCard(viewer: Viewer, cardId: string): TypedQuery<CardComment> {
  return comments([ofOwner(viewer), { field: 'cardId', op: '==', value: cardId }]);
}

/** A board's newest comments. */
export function commentsOfBoard(viewer: Viewer, boardId: string): TypedQuery<CardComment> {
  return comments(onBoard(viewer, boardId));
}

function comments(where: readonly Where[]): TypedQuery<CardComment> {
  return query(cardCommentShape, {
    where,
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: COMMENTS,
  });
}

export const boardRef = (id: string): TypedRef<Board> => recordRef(boardShape, id);
export const listRef = (id: string): TypedRef<BoardList> => recordRef(boardListShape, id);
export const cardRef = (id: string): TypedRef<Card> => recordRef(cardShape, id);
export const commentRef = (id: string): TypedRef<CardComment> => recordRef(cardCommentShape, id);

/** The boards' queries, for the suites that run every query. */
export const boardsCatalog: readonly CatalogEntry[] = [
  {
    name: 'boards',
    build: (viewer) => [boardsOf(viewer).spec, archivedBoardsOf(viewer).spec],
    needs: 'team:view',
  },
  {
    name: 'a board',
    build: (viewer) => [
      listsOf(viewer, 'board').spec,
      cardsOf(viewer, 'board').spec,
      archivedCardsOf(viewer, 'board').spec,
      commentsOfBoard(viewer, 'board').spec,
      commentsOfCard(viewer, 'card').spec,
      cardsDue(viewer, 1, 2).spec,
    ],
    needs: 'team:view',
  },
];
