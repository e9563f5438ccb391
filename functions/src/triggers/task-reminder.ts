import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { reminderAt } from '@/domain/tasks/reminders';
import { taskShape } from '@/domain/tasks/task';
import { readSnapshot, storedRecord } from '../records';
import { touches } from './change';
import type { Step } from './change';

/** On a task whose reminder or day changed: notes the moment of the reminder; one in the past is none. */
export const planReminder: Step = async (db, change) => {
  const { after } = change;
  if (!after || !touches(change, ['remind', 'remindOn', 'dueOn', 'dueTime', 'status', 'listOrganizer']))
    return;
  if (!after['remind'] && !after['remindAt']) return;
  const ref = db.collection(COLLECTIONS.tasks).doc(change.id);
  await db.runTransaction(async (tx) => {
    const task = readSnapshot(taskShape, await tx.get(ref));
    if (!task) return;
    const settingsRef = db.collection(COLLECTIONS.settings).doc(task.owner);
    const settings = readSnapshot(settingsShape, await tx.get(settingsRef));
    const at = reminderAt(task, settings?.timeZone || 'UTC');
    const remindAt = at !== null && at > change.at ? at : null;
    if (remindAt !== task.remindAt) tx.update(ref, storedRecord(taskShape, { remindAt }));
  });
};
