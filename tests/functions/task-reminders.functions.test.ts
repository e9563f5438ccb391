import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { dueWord } from '@/domain/tasks/due';
import { FREE_REMINDER, taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { HOUR_MS, MINUTE_MS } from '@/domain/time/time';
import { remindOfTasks } from '../../functions/src/notifications/remind-tasks';
import { planReminder } from '../../functions/src/triggers/task-reminder';
import { db, freshId, resident, staffedCompany } from './emulator';
import { changeOf, COLD, get, put } from './rows';

// 9 am of Nov 24, 2020 in Chicago; in the past, so that sweeps of other tests find nothing new.
const DUE = Date.UTC(2020, 10, 24, 15);
const day = { dueOn: '2020-11-24', dueTime: '09:00' } as const;

async function office() {
  const { owner, founder } = await staffedCompany();
  await db
    .collection(COLLECTIONS.settings)
    .doc(owner)
    .set({ owner, timeZone: 'America/Chicago', country: 'US' });
  const max = await resident({ companyUuid: owner, permissionLevel: ['tasks:view'] });
  const blind = await resident({ companyUuid: owner, permissionLevel: ['jobs:view'] });
  return { owner, founder, max, blind };
}

async function aTask(owner: string, fields: Partial<Task>) {
  const uuid = freshId();
  const times = { ...day, ...fields };
  await put(taskShape, uuid, { uuid, owner, title: 'Call the inspector', ...times, due: dueWord(times) });
  return uuid;
}

const remindAt = async (id: string) => (await get(COLLECTIONS.tasks, id))?.['remindAt']?.toMillis() ?? null;

async function told({ uid }: { readonly uid: string }) {
  const found = await db
    .collection(COLLECTIONS.notifications)
    .where('person', '==', uid)
    .where('kind', '==', 'reminder')
    .get();
  return found.docs.map((doc) => doc.data());
}

/** The task's trigger at a moment, as after its creation. */
const planned = async (id: string, at: number) =>
  planReminder(db, { ...changeOf(id, null, await get(COLLECTIONS.tasks, id)), at });

describe('the moment of a reminder', () => {
  it('follows the day, and is none for closed tasks and in the past', async () => {
    const { owner } = await office();
    const id = await aTask(owner, { remind: '1 hour before' });
    await planned(id, DUE - 2 * HOUR_MS);
    expect(await remindAt(id)).toBe(DUE - HOUR_MS);
    await db.collection(COLLECTIONS.tasks).doc(id).update({ dueTime: '' });
    await planned(id, DUE - 3 * HOUR_MS);
    expect(await remindAt(id)).toBe(DUE - 2 * HOUR_MS);
    await planned(id, DUE);
    expect(await remindAt(id)).toBeNull();
    await planned(id, DUE - 3 * HOUR_MS);
    await db.collection(COLLECTIONS.tasks).doc(id).update({ status: 'Done' });
    await planned(id, DUE - 3 * HOUR_MS);
    expect(await remindAt(id)).toBeNull();
  });

  it('is noted by the trigger', async () => {
    const { owner } = await office();
    const id = await aTask(owner, { remind: 'When it is due', dueOn: '2031-05-06' });
    await expect.poll(() => remindAt(id), COLD).toBe(Date.UTC(2031, 4, 6, 14));
  });
});

describe('a reminder', () => {
  it('is told once at its time to the people of the task who may see it', async () => {
    const { owner, founder, max, blind } = await office();
    const assignees = [founder.uid, max.uid, blind.uid];
    const moment = DUE - 15 * MINUTE_MS;
    const id = await aTask(owner, { remind: '15 minutes before', assignees, recordTitle: 'Alder Street' });
    const ref = db.collection(COLLECTIONS.tasks).doc(id);
    await planned(id, DUE - HOUR_MS);
    await remindOfTasks(db, moment - MINUTE_MS);
    expect(await told(max)).toEqual([]);
    await remindOfTasks(db, moment);
    expect(await remindAt(id)).toBeNull();
    // As after a run that told and failed before it noted so.
    await ref.update({ remindAt: new Date(moment) });
    await remindOfTasks(db, moment + 5 * MINUTE_MS);
    for (const one of [founder, max]) {
      expect(await told(one)).toMatchObject([
        {
          title: 'Reminder: Call the inspector',
          text: 'Due Tue, Nov 24, 9:00 am · Alder Street',
          link: `/app/management/tasks/${id}`,
        },
      ]);
    }
    expect(await told(blind)).toEqual([]);
  });

  it('is told at the time that was chosen, without a day, and the mail says no day', async () => {
    const { owner, founder } = await office();
    const chosen = { remind: FREE_REMINDER, remindOn: DUE - 7 * MINUTE_MS, remindByMail: true } as const;
    const id = await aTask(owner, { ...chosen, dueOn: '', dueTime: '', assignees: [founder.uid] });
    await planned(id, DUE - HOUR_MS);
    await remindOfTasks(db, DUE - 8 * MINUTE_MS);
    expect(await told(founder)).toEqual([]);
    await remindOfTasks(db, DUE - 7 * MINUTE_MS);
    expect(await told(founder)).toMatchObject([{ title: 'Reminder: Call the inspector', text: '' }]);
    const mail = await get(COLLECTIONS.outbox, `task-due-${id}-${DUE - 7 * MINUTE_MS}-${founder.uid}`);
    expect(JSON.stringify(mail)).toContain('Call the inspector.');
    expect(JSON.stringify(mail)).not.toContain('is due');
  });

  it('of a time that was chosen stays when the day moves', async () => {
    const { owner } = await office();
    const id = await aTask(owner, { remind: FREE_REMINDER, remindOn: DUE - 7 * MINUTE_MS });
    await planned(id, DUE - HOUR_MS);
    await db.collection(COLLECTIONS.tasks).doc(id).update({ dueOn: '2020-12-24' });
    await planned(id, DUE - HOUR_MS);
    expect(await remindAt(id)).toBe(DUE - 7 * MINUTE_MS);
  });

  it('is told again for another day', async () => {
    const { owner, founder } = await office();
    const id = await aTask(owner, { remind: 'When it is due', assignees: [founder.uid] });
    await planned(id, DUE - HOUR_MS);
    await remindOfTasks(db, DUE);
    await db.collection(COLLECTIONS.tasks).doc(id).update({ dueOn: '2020-11-25', dueTime: '' });
    await planned(id, DUE);
    await remindOfTasks(db, DUE + 24 * HOUR_MS);
    const texts = (await told(founder)).map((one) => one['text']);
    expect(new Set(texts)).toEqual(new Set(['Due Tue, Nov 24, 9:00 am', 'Due Wed, Nov 25']));
  });

  it('is a mail, too, where the task says so, once and for people who may see it', async () => {
    const { owner, founder, blind } = await office();
    const assignees = [founder.uid, blind.uid];
    const id = await aTask(owner, { remind: 'When it is due', remindByMail: true, assignees });
    const quiet = await aTask(owner, { remind: 'When it is due', assignees });
    await planned(id, DUE - HOUR_MS);
    await planned(quiet, DUE - HOUR_MS);
    await remindOfTasks(db, DUE);
    await db
      .collection(COLLECTIONS.tasks)
      .doc(id)
      .update({ remindAt: new Date(DUE) });
    await remindOfTasks(db, DUE);
    const outbox = (await db.collection(COLLECTIONS.outbox).get()).docs.map((doc) => doc.id);
    expect(outbox.filter((one) => one.startsWith(`task-due-${id}`))).toEqual([
      `task-due-${id}-${DUE}-${founder.uid}`,
    ]);
    expect(outbox.filter((one) => one.startsWith(`task-due-${quiet}`))).toEqual([]);
  });
});
