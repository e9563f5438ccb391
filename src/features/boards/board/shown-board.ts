import type { KanbanBoard, KanbanCard } from '@/api/contract/kanban';
import type { Drop } from '@/shared/dnd/drag-board';
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
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${card.name} ${card.description} ${card.record?.number ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A move as the call takes it: the place among all other cards of the list, hidden ones included. */
export function moveOf(
  board: KanbanBoard,
  { id, column, place }: Drop,
  isShown: (card: KanbanCard) => boolean,
): { readonly cardId: string; readonly listId: string; readonly position: number } {
  const byId = new Map(board.cards.map((card) => [card.id, card]));
  const others = (board.lists.find((list) => list.id === column)?.cardIds ?? []).filter((one) => one !== id);
  const shown = others.filter((one) => {
    const card = byId.get(one);
    return card && isShown(card);
  });
  const before = shown[place - 1];
  const position = before === undefined ? 0 : others.indexOf(before) + 1;
  return { cardId: id, listId: column, position };
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
