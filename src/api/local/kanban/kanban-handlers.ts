import type { Handler } from '../handler';
import { boardHandlers } from './board-handlers';
import { cardHandlers } from './card-handlers';
import { checklistHandlers } from './checklist-handlers';
import { listHandlers } from './list-handlers';

/** The answers to `/kanban`. */
export const kanbanHandlers: readonly Handler[] = [
  ...boardHandlers,
  ...listHandlers,
  ...cardHandlers,
  ...checklistHandlers,
];
