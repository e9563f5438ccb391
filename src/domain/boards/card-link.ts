import { paths } from '../navigation/paths';
import type { Card } from './board';

/** The path in the app of a card, opened on its board. */
export function cardLink({ boardId, uuid }: Pick<Card, 'boardId' | 'uuid'>): string {
  return `${paths.kanban}?${new URLSearchParams({ board: boardId, card: uuid }).toString()}`;
}
