import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { reminderWords } from '@/domain/notifications/news-words';
import { taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { writtenDate, writtenMoment } from '@/domain/time/moment-words';
import { atWallClock } from '@/domain/time/time';
import { readFormats } from '../business';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { queueNotice, readersOf, whoMaySee } from '../notices';
import { notify } from './notify';

/** Reminders per run; the next run takes the rest. */
const MOST_PER_RUN = 500;

/** Reminds people of tasks whose moment has come; an address by person, task and moment makes it once. */
export async function remindOfTasks(db: Firestore, now: number): Promise<void> {
  const due = await db
    .collection(COLLECTIONS.tasks)
    .where('remindAt', '<=', Timestamp.fromMillis(now))
    .orderBy('remindAt')
    .limit(MOST_PER_RUN)
    .get();
  for (const doc of due.docs) {
    const task = readRecord(taskShape, doc.data());
    const { remindAt } = task;
    if (remindAt === null) continue;
    const when = await dueInWords(db, task, now);
    const words = reminderWords(task, when);
    for (const person of task.assignees) {
      await notify(db, {
        person,
        owner: task.owner,
        by: '',
        kind: 'reminder',
        eventId: `${doc.id} ${remindAt}`,
        at: remindAt,
        subject: doc.id,
        record: { noun: 'task', id: doc.id },
        words,
      });
    }
    if (task.remindByMail) await mailReminder(db, task, remindAt, when);
    await db.runTransaction(async (tx) => {
      const stored = readSnapshot(taskShape, await tx.get(doc.ref));
      // Another day was chosen meanwhile: that reminder is still to come.
      if (stored?.remindAt === remindAt) tx.update(doc.ref, storedRecord(taskShape, { remindAt: null }));
    });
  }
}

/** The outbox knows the moment, so that a run that is repeated mails nothing twice. */
async function mailReminder(db: Firestore, task: Task, at: number, when: string): Promise<void> {
  const { uuid, title, assignees } = task;
  await db.runTransaction(async (tx) => {
    const people = await whoMaySee(db, tx, assignees, 'tasks:view', task);
    const readers = await readersOf(db, tx, people, { kind: 'task-due', id: `${uuid}-${at}` });
    queueNotice(tx, readers, { kind: 'task-due', taskId: uuid, title, when });
  });
}

/** When a task is due, in its business's formats; the day alone where it has no time. */
async function dueInWords(db: Firestore, { owner, dueOn, dueTime }: Task, now: number): Promise<string> {
  if (dueOn === '') return '';
  const formats = await db.runTransaction((tx) => readFormats(db, tx, owner));
  const at = atWallClock(dueOn, dueTime || '12:00', formats.zone);
  return dueTime === '' ? writtenDate(at, formats, now) : writtenMoment(at, formats, now);
}
