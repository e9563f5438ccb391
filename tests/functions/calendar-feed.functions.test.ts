import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { cardShape } from '@/domain/boards/board';
import { eventShape } from '@/domain/calendar/event';
import { COLLECTIONS } from '@/domain/core/collections';
import { taskShape } from '@/domain/tasks/task';
import { DAY_MS, dayOf, HOUR_MS } from '@/domain/time/time';
import { ownCode, ownCodeInput } from '../../functions/src/callables/network/own-code';
import { calendarFeed } from '../../functions/src/calendar/calendar-feed';
import { limitRef } from '../../functions/src/calls/limits';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aCustomer, aJob, aTracker, aVisit, put } from './rows';

const now = Date.now();

async function codeFor(who: Resident, use: 'show' | 'renew' = 'show'): Promise<string> {
  const { result } = await outcome([ownCode, ownCodeInput], who, { kind: 'calendar', use });
  return (result as { readonly code: string }).code;
}

/** A person alone with one of each record ahead. */
async function busyPerson() {
  const who = await resident();
  const mine = { owner: who.uid, assignees: [who.uid] };
  const start = now + DAY_MS;
  const [task, event, card] = [freshId(), freshId(), freshId()];
  const tracker = await aTracker(who.uid);
  await Promise.all([
    aCustomer(who.uid, { ...mine, name: 'Ann Berg', appointmentTime: start, listOrganizer: 'Open' }),
    aVisit(who.uid, tracker, await aJob(who.uid, tracker), { ...mine, crew: [who.uid], title: 'Tear-off' }),
    put(taskShape, task, {
      ...mine,
      uuid: task,
      title: 'Order vents',
      status: 'To Do',
      listOrganizer: 'Open',
      dueOn: dayOf(start, 'UTC'),
      due: `${dayOf(start, 'UTC')} 99:99`,
    }),
    put(cardShape, card, {
      uuid: card,
      owner: who.uid,
      boardId: 'b1',
      listId: 'l1',
      name: 'Call the supplier',
      memberIds: [who.uid],
      due: start,
    }),
    put(eventShape, event, {
      ...mine,
      uuid: event,
      person: who.uid,
      title: 'Huddle',
      privacy: 'private',
      start,
      end: start + HOUR_MS,
      repeatsUntil: start + HOUR_MS,
    }),
  ]);
  return who;
}

/** The titles of a calendar file, in order of the alphabet. */
const titles = (file: string | null) =>
  [...(file ?? '').matchAll(/SUMMARY:(.*)\r\n/g)].map(([, title = '']) => title).toSorted();

describe('a calendar address', () => {
  it('answers what its person has ahead, and nothing of others', async () => {
    const who = await busyPerson();
    await aCustomer(who.uid, {
      owner: who.uid,
      assignees: ['tom'],
      name: 'Of Tom',
      appointmentTime: now + DAY_MS,
    });
    const others = { owner: who.uid, name: 'Of Tom', memberIds: ['tom'], due: now + DAY_MS };
    await put(cardShape, freshId(), others);
    const file = await calendarFeed(db, await codeFor(who), now);
    expect(titles(file)).toEqual(['Ann Berg', 'Call the supplier', 'Huddle', 'Order vents', 'Tear-off']);
  });

  it('is the same until it is renewed, and then answers no more at once', async () => {
    const who = await resident();
    const code = await codeFor(who);
    expect(await codeFor(who)).toBe(code);
    const next = await codeFor(who, 'renew');
    expect(next).not.toBe(code);
    expect(await calendarFeed(db, code, now)).toBeNull();
    expect(await calendarFeed(db, next, now)).toContain('BEGIN:VCALENDAR');
  });

  it('is no other link of the person', async () => {
    const who = await resident();
    const { result } = await outcome([ownCode, ownCodeInput], who, { kind: 'network', use: 'show' });
    expect(await calendarFeed(db, (result as { readonly code: string }).code, now)).toBeNull();
    expect(await calendarFeed(db, '0123456789abcdef0123', now)).toBeNull();
  });

  it('follows the rights of its person, and ends with them', async () => {
    const who = await busyPerson();
    const code = await codeFor(who);
    await getAuth().updateUser(who.uid, { disabled: true });
    expect(await calendarFeed(db, code, now)).toBeNull();
    await getAuth().updateUser(who.uid, { disabled: false });
    const joined = { companyUser: true, companyUuid: freshId(), companyAccepted: true };
    await db.collection(COLLECTIONS.users).doc(who.uid).update(joined);
    expect(titles(await calendarFeed(db, code, now))).toEqual([]);
  });

  it('is read a limited number of times an hour', async () => {
    const who = await resident();
    const code = await codeFor(who);
    await limitRef(db, `calendar_${who.uid}`, now).set({ count: 59 });
    expect(await calendarFeed(db, code, now)).toContain('BEGIN:VCALENDAR');
    await expect(calendarFeed(db, code, now)).rejects.toMatchObject({ code: 'too-many-tries' });
  });
});
