import type { Job } from './job';
import { missingSteps } from '../company/task-templates';
import type { PlannedStep } from '../company/task-templates';

export type Checklist = Job['checklist'];

/** A step as it is shown. */
export type Step = Checklist[number] & { readonly done: boolean };

/** The steps of a checklist in their order. */
export function stepsOf({ checklist, stepsDone }: Pick<Job, 'checklist' | 'stepsDone'>): readonly Step[] {
  const done = new Set(stepsDone);
  return checklist.map((step) => ({ ...step, done: done.has(step.id) }));
}

export function addItem(items: Checklist, id: string, text: string): Checklist {
  return [...items, { id, text }];
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
  const added = missingSteps(items, steps).map((text) => ({ id: newId(), text }));
  return [...items, ...added];
}

/** The checklist from planned steps, without empty lines; `newId` creates the ids. */
export function checklistOf(planned: readonly PlannedStep[], newId: () => string): Checklist {
  return planned
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ id: newId(), text }));
}
