import type { KanbanBoard, KanbanCard } from '@/api/contract/kanban';
import type { Drop } from '@/shared/dnd/drag-board';
import { isFoundIn } from '@/domain/search/find';
import { wordsOf } from '@/domain/search/words';
import { addDays, dayOf } from '@/domain/time/time';

/** What of a board is shown; '' for everything. */
export type CardFilter = {
  readonly search: string;
  readonly member: string;
  readonly label: string;
  readonly due: '' | 'late' | 'week';
};

/** Whether a card's due day has passed. */
export function isLate({ due }: Pick<KanbanCard, 'due'>, now: number, zone: string): boolean {
  return due !== null && dayOf(due, zone) < dayOf(now, zone);
}

/** Whether a card fits the search and filters. */
export function fits(card: KanbanCard, filter: CardFilter, now: number, zone: string): boolean {
  const { search, member, label, due } = filter;
  if (member !== '' && !card.memberIds.includes(member)) return false;
  if (label !== '' && !card.labelIds.includes(label)) return false;
  if (due === 'late' && !isLate(card, now, zone)) return false;
  if (due === 'week') {
    const weekOn = addDays(dayOf(now, zone), 7);
    if (card.due === null || dayOf(card.due, zone) > weekOn) return false;
  }
  return isFoundIn(search, () => wordsOf(`${card.name}, ${card.description}, ${card.record?.number ?? ''}`));
}

/**
 * A move as the call takes it: the place among all other cards of the list, hidden ones included.
 * @param seen the board as it was shown while the card was dragged
 * @param board the newest one, which others may have changed meanwhile
 */
export function moveOf(
  seen: KanbanBoard,
  board: KanbanBoard,
  { id, column, place }: Omit<Drop, 'from'>,
  isShown: (card: KanbanCard) => boolean,
): { readonly cardId: string; readonly listId: string; readonly position: number } {
  const byId = new Map(seen.cards.map((card) => [card.id, card]));
  const othersOn = ({ lists }: KanbanBoard) =>
    (lists.find((list) => list.id === column)?.cardIds ?? []).filter((one) => one !== id);
  const shown = othersOn(seen).filter((one) => {
    const card = byId.get(one);
    return card && isShown(card);
  });
  return { cardId: id, listId: column, position: placeAfter(shown.slice(0, place), othersOn(board)) };
}

/** The place, from 0, of a list dropped among the others of the board as it was shown, on the newest board. */
export function listPlaceOf(
  seen: KanbanBoard,
  board: KanbanBoard,
  { id, place }: Omit<Drop, 'from'>,
): number {
  const othersOn = ({ lists }: KanbanBoard) => lists.map((list) => list.id).filter((one) => one !== id);
  return placeAfter(othersOn(seen).slice(0, place), othersOn(board));
}

/** Right after the last of `before` that is still there; the first place when none is. */
function placeAfter(before: readonly string[], ids: readonly string[]): number {
  const last = before.findLast((one) => ids.includes(one));
  return last === undefined ? 0 : ids.indexOf(last) + 1;
}

/** The board as it will be after a move, until its answer comes. */
export function movedOn(board: KanbanBoard, move: ReturnType<typeof moveOf>): KanbanBoard {
  const { cardId, listId, position } = move;
  return {
    ...board,
    lists: board.lists.map((list) => {
      const others = list.cardIds.filter((id) => id !== cardId);
      if (list.id !== listId)
        return others.length === list.cardIds.length ? list : { ...list, cardIds: others };
      return { ...list, cardIds: [...others.slice(0, position), cardId, ...others.slice(position)] };
    }),
    cards: board.cards.map((card) => (card.id === cardId ? { ...card, listId } : card)),
  };
}

/** The lists after one of them moved to a place among the others. */
export function listsMoved({ lists }: KanbanBoard, id: string, place: number): KanbanBoard['lists'] {
  const others = lists.filter((list) => list.id !== id);
  const moved = lists.filter((list) => list.id === id);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}
