import { describe, expect, it } from 'vitest';
import type { KanbanBoard, KanbanCard } from '@/api/contract/kanban';
import { DAY_MS } from '@/domain/time/time';
import { fits, listPlaceOf, listsMoved, moveOf, movedOn } from './shown-board';

const ZONE = 'America/Chicago';
const NOW = Date.UTC(2026, 10, 23, 18);
const ALL = { search: '', member: '', label: '', due: '' } as const;

const card = (id: string, more: Partial<KanbanCard> = {}): KanbanCard => ({
  id,
  listId: 'a',
  name: id,
  description: '',
  due: null,
  cover: null,
  coverPicture: null,
  isSubscribed: false,
  memberIds: [],
  labelIds: [],
  attachments: [],
  comments: [],
  commentCount: 0,
  checklists: [],
  record: null,
  ...more,
});
const board: KanbanBoard = {
  id: 'b',
  name: 'Production',
  labels: [],
  members: [],
  lists: [
    { id: 'a', name: 'A', cardIds: ['1', '2', '3'] },
    { id: 'z', name: 'Z', cardIds: ['4'] },
  ],
  cards: ['1', '2', '3', '4'].map((id) => card(id)),
};

describe('the shown cards', () => {
  it.each([
    [{ search: 'j-18 ORDER' }, true],
    [{ search: 'ōrder' }, true],
    [{ search: 'nails' }, false],
    [{ member: 'max' }, true],
    [{ member: 'eve' }, false],
    [{ label: 'storm' }, true],
    [{ label: 'permit' }, false],
    [{ due: 'late' }, true],
    [{ due: 'week' }, true],
  ] as const)('fit %o: %s', (filter, expected) => {
    const record = { noun: 'job', id: 'j', number: 'J-18' } as const;
    const one = card('Order', { record, memberIds: ['max'], labelIds: ['storm'], due: NOW - DAY_MS });
    expect(fits(one, { ...ALL, ...filter }, NOW, ZONE)).toBe(expected);
  });

  it('are not late on their day', () => {
    const today = card('Order', { due: NOW - 1 });
    expect(fits(today, { ...ALL, due: 'late' }, NOW, ZONE)).toBe(false);
    expect(fits(card('Order'), { ...ALL, due: 'week' }, NOW, ZONE)).toBe(false);
  });
});

describe('a drop', () => {
  it('counts the cards that a filter hides', () => {
    const isShown = ({ id }: KanbanCard) => id !== '2';
    const drop = { type: 'card', id: '4', column: 'a', place: 1 } as const;
    expect(moveOf(board, board, drop, isShown)).toEqual({ cardId: '4', listId: 'a', position: 1 });
    expect(moveOf(board, board, { ...drop, place: 2 }, isShown).position).toBe(3);
    expect(moveOf(board, board, { ...drop, place: 0 }, isShown).position).toBe(0);
  });

  describe('on a board that another user changed during the drag', () => {
    const everything = () => true;
    const now = (cardIds: readonly string[]): KanbanBoard => ({
      ...board,
      lists: [{ id: 'a', name: 'A', cardIds }, ...board.lists.slice(1)],
    });
    it.each([
      ['a card came first', ['9', '1', '2', '3'], 1, 2],
      ['the neighbour went away', ['1', '3'], 2, 1],
      ['all neighbours went away', ['3'], 2, 0],
      ['the neighbour moved down', ['2', '3', '1'], 1, 3],
    ])('keeps its place after its neighbour: %s', (_, cardIds, place, position) => {
      const drop = { type: 'card', id: '4', column: 'a', place } as const;
      expect(moveOf(board, now(cardIds), drop, everything).position).toBe(position);
    });

    it('begins a list that went away, which the call then refuses', () => {
      const drop = { type: 'card', id: '4', column: 'a', place: 2 } as const;
      const gone = { ...board, lists: board.lists.slice(1) };
      expect(moveOf(board, gone, drop, everything)).toEqual({ cardId: '4', listId: 'a', position: 0 });
    });

    it('keeps a list after its neighbour', () => {
      const drop = { type: 'list', id: 'z', column: 'columns', place: 1 } as const;
      const more = { ...board, lists: [{ id: 'n', name: 'N', cardIds: [] }, ...board.lists] };
      const place = listPlaceOf(board, more, drop);
      expect(listsMoved(more, 'z', place).map(({ id }) => id)).toEqual(['n', 'a', 'z']);
    });
  });

  it('shows at once', () => {
    const moved = movedOn(board, { cardId: '4', listId: 'a', position: 1 });
    expect(moved.lists.map(({ cardIds }) => cardIds)).toEqual([['1', '4', '2', '3'], []]);
    expect(moved.cards[3]?.listId).toBe('a');
  });
});
