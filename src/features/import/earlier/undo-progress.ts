import type { ImportRun } from '@/domain/import/import-run';
import { MINUTE_MS } from '@/domain/time/time';
import type { Undoing } from './use-undo-import';

/** After this long without an undone batch an Undo has stopped, ms: a batch takes seconds. */
const STOPPED_MS = 2 * MINUTE_MS;

/** How far an Undo is, in batches. */
export type UndoProgress = { readonly done: number; readonly total: number; readonly hasStopped: boolean };

/** The progress of an import's Undo, begun here (`here`) or elsewhere; null without one. `now` in epoch ms. */
export function undoProgress(
  { uuid, state, batchesUndone, batchesIn, updatedAt }: ImportRun,
  here: Undoing | null,
  now: number,
): UndoProgress | null {
  const isHere = here?.importId === uuid;
  if (!isHere && state !== 'undoing') return null;
  return {
    done: Math.max(batchesUndone, isHere ? here.done : 0),
    total: batchesIn,
    hasStopped: !isHere && now - updatedAt > STOPPED_MS,
  };
}
