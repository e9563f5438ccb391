import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { dueWord } from '@/domain/tasks/due';
import { FREE_REMINDER, taskShape } from '@/domain/tasks/task';
import { DAY_MS } from '@/domain/time/time';
import { makeNextTask } from '../../functions/src/triggers/next-task';
import { db, freshId } from './emulator';
import { changeOf, COLD, get, put } from './rows';

const tasks = db.collection(COLLECTIONS.tasks);
const dueOn = '2031-05-06';

async function aTask(
  change: Partial<Parameters<typeof put<typeof taskShape.fields>>[2]> = {},
  id = freshId(),
) {
  const owner = freshId();
  await put(taskShape, id, {
    uuid: id,
    owner,
    assignees: [owner],
    title: 'Ladder check',
    dueOn,
    repeat: 'Every week',
    seriesId: id,
    due: dueWord({ dueOn, dueTime: '' }),
    checklist: [{ id: 'one', text: 'Feet' }],
    stepsDone: ['one'],
    ...change,
  });
  return id;
}

describe('a task that repeats', () => {
  it('is followed by the next one once it is done, with its steps to do again', async () => {
    const id = await aTask();
    await tasks.doc(id).update({ status: 'Done' });
    const next = () => get(COLLECTIONS.tasks, `${id}-2031-05-13`);
    await expect.poll(async () => (await next())?.['dueOn'], COLD).toBe('2031-05-13');
    expect(await next()).toMatchObject({
      status: 'To Do',
      seriesId: id,
      checklist: [{ id: 'one' }],
      stepsDone: [],
    });
    // Its number is given by its own trigger.
    await expect.poll(async () => (await next())?.['number'], COLD).toBe(2);
  });

  it('is followed by the next one when its rhythm comes after it is done', async () => {
    const id = await aTask({ repeat: '', seriesId: '', status: 'Done' });
    await tasks.doc(id).update({ repeat: 'Every week', seriesId: id, seriesOn: dueOn });
    const next = () => get(COLLECTIONS.tasks, `${id}-2031-05-13`);
    await expect.poll(async () => (await next())?.['status'], COLD).toBe('To Do');
  });

  it('reminds as long before the next day as before its own', async () => {
    const moment = Date.UTC(2031, 4, 4, 15, 20);
    const id = await aTask({ remind: FREE_REMINDER, remindOn: moment, status: 'Done' });
    const done = (await get(COLLECTIONS.tasks, id)) ?? {};
    const change = changeOf(id, { ...done, status: 'To Do' }, done);
    await makeNextTask(db, { ...change, at: Date.UTC(2031, 4, 6, 12) });
    const next = await get(COLLECTIONS.tasks, `${id}-2031-05-13`);
    expect(next?.['remindOn'].toMillis()).toBe(moment + 7 * DAY_MS);
  });

  it('has one next task, however often it is done, and none once it is open again', async () => {
    const id = await aTask({ status: 'Done' });
    const done = await get(COLLECTIONS.tasks, id);
    const change = {
      ...changeOf(id, { ...done, status: 'To Do' }, done ?? {}),
      at: Date.UTC(2031, 4, 6, 12),
    };
    await Promise.all([makeNextTask(db, change), makeNextTask(db, change)]);
    const series = () => tasks.where('seriesId', '==', id).get();
    expect((await series()).size).toBe(2);
    // Opened weeks later: the one that was made goes, whatever day it is now.
    await tasks.doc(id).update({ status: 'To Do' });
    await expect.poll(async () => (await series()).size, COLD).toBe(1);
    expect((await get(COLLECTIONS.tasks, id))?.['nextId']).toBe('');
  });

  it('has no second next task once the first was touched and it is done again', async () => {
    const id = await aTask({ status: 'Done' });
    const done = (await get(COLLECTIONS.tasks, id)) ?? {};
    const open = { ...done, status: 'To Do' };
    await makeNextTask(db, { ...changeOf(id, open, done), at: Date.UTC(2031, 4, 6, 12) });
    const nextId = String((await get(COLLECTIONS.tasks, id))?.['nextId']);
    await tasks.doc(nextId).update({ title: 'Ladders and harnesses', updatedAt: new Date(2031, 5, 1) });
    await tasks.doc(id).update({ status: 'To Do' });
    await makeNextTask(db, { ...changeOf(id, done, open), at: Date.UTC(2031, 4, 28, 12) });
    await tasks.doc(id).update({ status: 'Done' });
    await makeNextTask(db, { ...changeOf(id, open, done), at: Date.UTC(2031, 4, 28, 13) });
    expect((await tasks.where('seriesId', '==', id).get()).size).toBe(2);
  });

  it('keeps its rhythm when one alone is moved to an earlier day', async () => {
    const id = await aTask({ seriesOn: dueOn, dueOn: '2031-05-05', status: 'Done' });
    const done = (await get(COLLECTIONS.tasks, id)) ?? {};
    const change = changeOf(id, { ...done, status: 'To Do' }, done);
    await makeNextTask(db, { ...change, at: Date.UTC(2031, 4, 5, 12) });
    expect((await get(COLLECTIONS.tasks, id))?.['nextId']).toBe(`${id}-2031-05-13`);
  });

  it('ends with the last day that a task may have', async () => {
    const id = await aTask({ seriesOn: '2099-12-30', dueOn: '2099-12-30', status: 'Done' });
    const done = (await get(COLLECTIONS.tasks, id)) ?? {};
    await makeNextTask(db, changeOf(id, { ...done, status: 'To Do' }, done));
    expect((await get(COLLECTIONS.tasks, id))?.['nextId']).toBe('');
  });

  it('is the last one when its rule says so', async () => {
    for (const [repeat, count] of [
      ['FREQ=WEEKLY;COUNT=2', 2],
      ['FREQ=WEEKLY;COUNT=1', 1],
    ] as const) {
      const id = await aTask({ repeat, seriesOn: dueOn, status: 'Done' });
      const done = await get(COLLECTIONS.tasks, id);
      const change = changeOf(id, { ...done, status: 'To Do' }, done ?? {});
      await makeNextTask(db, { ...change, at: Date.UTC(2031, 4, 6, 12) });
      expect((await tasks.where('seriesId', '==', id).get()).size).toBe(count);
    }
  });

  it('is alone when it does not repeat', async () => {
    const id = await aTask({ repeat: '', seriesId: '', status: 'Done' });
    const done = (await get(COLLECTIONS.tasks, id)) ?? {};
    await makeNextTask(db, changeOf(id, { ...done, status: 'To Do' }, done));
    expect((await tasks.where('owner', '==', done['owner']).get()).size).toBe(1);
  });

  it('takes no task of another business for its next one, and deletes none', async () => {
    const [id, stranger] = [freshId(), freshId()];
    const there = `${id}-2031-05-13`;
    const theirs = { uuid: there, owner: stranger, title: 'Theirs', seriesId: id, dueOn: '2031-05-13' };
    await put(taskShape, there, theirs);
    await aTask({ uuid: id, seriesId: id, status: 'Done' }, id);
    const done = (await get(COLLECTIONS.tasks, id)) ?? {};
    await makeNextTask(db, changeOf(id, { ...done, status: 'To Do' }, done));
    const nextId = String((await get(COLLECTIONS.tasks, id))?.['nextId']);
    expect(nextId).not.toBe(there);
    expect(await get(COLLECTIONS.tasks, nextId)).toMatchObject({ owner: done['owner'], dueOn: '2031-05-13' });
    expect(await get(COLLECTIONS.tasks, there)).toMatchObject({ owner: stranger, title: 'Theirs' });
    // As it was linked before.
    await tasks.doc(id).update({ status: 'To Do', nextId: there });
    const open = (await get(COLLECTIONS.tasks, id)) ?? {};
    await makeNextTask(db, changeOf(id, done, open));
    expect(await get(COLLECTIONS.tasks, there)).toMatchObject({ owner: stranger });
    expect((await get(COLLECTIONS.tasks, id))?.['nextId']).toBe('');
  });
});
