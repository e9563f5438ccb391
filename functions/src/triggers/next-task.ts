import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { dueWord } from '@/domain/tasks/due';
import { nextRemindOn } from '@/domain/tasks/reminders';
import { nextDueOn, plannedOn } from '@/domain/tasks/repeats';
import { taskShape } from '@/domain/tasks/task';
import { DUE_DAYS } from '@/domain/core/calendar-day';
import type { Task } from '@/domain/tasks/task';
import { dayOf } from '@/domain/time/time';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { touches } from './change';
import type { Step } from './change';

/**
 * On a repeating task that is done: makes the next one of its series. Its id is the series and the day, so that a task
 * that is done again finds it; clients choose ids of series, so a document that is there counts only as part of the same
 * series of the same business. A task that is open again takes back a next one nobody has touched. The rhythm may
 * arrive after the task is done.
 */
export const makeNextTask: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['status', 'repeat'])) return;
  const { repeat, seriesId, owner } = readRecord(taskShape, change.after);
  if (repeat === '' || seriesId === '') return;
  const tasks = db.collection(COLLECTIONS.tasks);
  const settingsRef = db.collection(COLLECTIONS.settings).doc(owner);
  await db.runTransaction(async (tx) => {
    const [taskDoc, settingsDoc] = await tx.getAll(tasks.doc(change.id), settingsRef);
    const task = taskDoc && readSnapshot(taskShape, taskDoc);
    if (!task || task.repeat === '') return;
    if (task.status !== 'Done') {
      if (task.nextId === '') return;
      const made = inSeries(task, await tx.get(tasks.doc(task.nextId)));
      // The next one stays once it was touched, and the open task is then followed by no other.
      if (made && (made.status !== 'To Do' || made.updatedAt !== made.createdAt)) return;
      if (made) tx.delete(tasks.doc(task.nextId));
      tx.update(tasks.doc(change.id), { nextId: '' });
      return;
    }
    if (task.nextId !== '') return;
    const settings = settingsDoc && readSnapshot(settingsShape, settingsDoc);
    const zone = settings?.timeZone || 'UTC';
    const doneOn = dayOf(change.at, zone);
    const planned = plannedOn(task);
    const last = task.dueOn > planned ? task.dueOn : planned;
    const dueOn = nextDueOn(task.repeat, task.seriesOn, last, doneOn);
    if (dueOn === null || dueOn > DUE_DAYS.until) return;
    const known = await tx.get(tasks.doc(`${seriesId}-${dueOn}`));
    const ref = known.exists && !inSeries(task, known) ? tasks.doc() : known.ref;
    tx.update(tasks.doc(change.id), { nextId: ref.id });
    if (known.exists && ref === known.ref) return;
    const { title, details, taskType, priority, dueTime, remind, assignees, checklist } = task;
    const { remindByMail } = task;
    const { recordNoun, recordId, recordTitle, customerId, trackerId, customerName } = task;
    const made = {
      ...initialOf(taskShape.fields),
      title,
      details,
      taskType,
      priority,
      dueOn,
      dueTime,
      remind,
      remindOn: nextRemindOn(task.remindOn, planned, dueOn, zone),
      remindByMail,
      assignees,
      repeat: task.repeat,
      seriesId,
      seriesOn: task.seriesOn || task.dueOn,
      owner,
      recordNoun,
      recordId,
      recordTitle,
      customerId,
      trackerId,
      customerName,
      uuid: ref.id,
      due: dueWord({ dueOn, dueTime }),
      checklist,
      statusAt: change.at,
      createdAt: change.at,
      createdBy: task.statusBy,
      updatedAt: change.at,
      updatedBy: task.statusBy,
    };
    tx.create(ref, storedRecord(taskShape, made));
  });
};

/** The stored task, if it belongs to the same series of the same business. */
function inSeries({ owner, seriesId }: Task, snapshot: DocumentSnapshot): Task | null {
  const found = readSnapshot(taskShape, snapshot);
  return found?.owner === owner && found.seriesId === seriesId ? found : null;
}
