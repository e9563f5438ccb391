import { groupListBoundsOf } from '../core/bounds';
import { jobShape } from './job';
import type { Job } from './job';
import { missingSteps } from './task-templates';
import type { PlannedStep } from './task-templates';

export type Checklist = Job['checklist'];

export const MAX_CHECKLIST = groupListBoundsOf(jobShape, 'checklist').max;

export function addItem(items: Checklist, id: string, text: string): Checklist {
  return [...items, { id, text, done: false }];
}

export function tickItem(items: Checklist, id: string, done: boolean): Checklist {
  return items.map((item) => (item.id === id ? { ...item, done } : item));
}

/** Moves a step by some places, stopping at either end. */
export function moveItem(items: Checklist, id: string, by: number): Checklist {
  const from = items.findIndex((item) => item.id === id);
  const moved = items[from];
  if (!moved) return items;
  const to = Math.max(0, Math.min(items.length - 1, from + by));
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export function removeItem(items: Checklist, id: string): Checklist {
  return items.filter((item) => item.id !== id);
}

/** A checklist with a template's missing steps appended; `newId` creates their ids. */
export function addSteps(items: Checklist, steps: readonly string[], newId: () => string): Checklist {
  const added = missingSteps(items, steps).map((text) => ({ id: newId(), text, done: false }));
  return [...items, ...added];
}

/** The checklist from planned steps, without empty lines; `newId` creates the ids. */
export function checklistOf(planned: readonly PlannedStep[], newId: () => string): Checklist {
  return planned
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ id: newId(), text, done: false }));
}
