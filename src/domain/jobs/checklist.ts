import { groupListBoundsOf } from '../core/bounds';
import { jobShape } from './job';
import type { Job } from './job';
import { missingSteps } from './task-templates';
import type { PlannedStep } from './task-templates';

/** The steps of a job in their order. */
export type Checklist = Job['checklist'];

/** Most steps of a job. */
export const MAX_CHECKLIST = groupListBoundsOf(jobShape, 'checklist').max;

/** Puts a step at the end. */
export function addItem(items: Checklist, id: string, text: string): Checklist {
  return [...items, { id, text, done: false }];
}

/** Ticks a step off, or takes the tick away. */
export function tickItem(items: Checklist, id: string, done: boolean): Checklist {
  return items.map((item) => (item.id === id ? { ...item, done } : item));
}

/** Moves a step by some places; it stops at either end. */
export function moveItem(items: Checklist, id: string, by: number): Checklist {
  const from = items.findIndex((item) => item.id === id);
  const moved = items[from];
  if (!moved) return items;
  const to = Math.max(0, Math.min(items.length - 1, from + by));
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Takes a step away. */
export function removeItem(items: Checklist, id: string): Checklist {
  return items.filter((item) => item.id !== id);
}

/** A checklist with a template's missing steps at its end; `newId` names each of them. */
export function addSteps(items: Checklist, steps: readonly string[], newId: () => string): Checklist {
  const added = missingSteps(items, steps).map((text) => ({ id: newId(), text, done: false }));
  return [...items, ...added];
}

/** The checklist that planned steps become; empty lines are left out, `newId` names the others. */
export function checklistOf(planned: readonly PlannedStep[], newId: () => string): Checklist {
  return planned
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ id: newId(), text, done: false }));
}
