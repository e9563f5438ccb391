import type { DragStart, DragUpdate, DropResult } from 'react-beautiful-dnd';

/** Names of items and columns by their ids, as screen readers hear them. */
export type DragNames = ReadonlyMap<string, string>;

type Spot = { readonly droppableId: string; readonly index: number };

const place = ({ droppableId, index }: Spot, names: DragNames) =>
  `${names.get(droppableId) ?? 'the board'}, place ${index + 1}`;

const nameOf = ({ draggableId }: DragStart, names: DragNames) => names.get(draggableId) ?? 'The item';

/** "Lifted Order felt from To do, place 1. …" */
export function liftedWords(start: DragStart, names: DragNames): string {
  const keys = 'Move it with the arrow keys, drop it with space, cancel with Escape.';
  return `Lifted ${nameOf(start, names)} from ${place(start.source, names)}. ${keys}`;
}

/** "Order felt is over Done, place 2." */
export function movedWords(update: DragUpdate, names: DragNames): string {
  const { destination } = update;
  return `${nameOf(update, names)} is over ${destination ? place(destination, names) : 'no list'}.`;
}

/** "Order felt is now in Done, place 2." */
export function droppedWords(result: DropResult, names: DragNames): string {
  const { destination, source, reason } = result;
  return destination && reason === 'DROP'
    ? `${nameOf(result, names)} is now in ${place(destination, names)}.`
    : `${nameOf(result, names)} is back in ${place(source, names)}.`;
}

/** "Order felt was not moved." */
export function refusedWords(result: DropResult, names: DragNames): string {
  return `${nameOf(result, names)} was not moved.`;
}
