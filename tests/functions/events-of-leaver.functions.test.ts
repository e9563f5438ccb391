import { expect, it } from 'vitest';
import { eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { COLLECTIONS } from '@/domain/core/collections';
import { HOUR_MS } from '@/domain/time/time';
import { makeEvent } from '@tests/factories/records';
import { eventsOfLeaver } from '../../functions/src/calendar/events-of-leaver';
import { call, db, freshId, staffedCompany } from './emulator';
import { changeOf, COLD, get, put } from './rows';

it('hands over the events ahead of a person who leaves, and keeps what is past', async () => {
  const { owner, founder, employee } = await staffedCompany();
  const event = (hours: number, people: readonly string[], more: Partial<CalendarRecord> = {}) => {
    const start = Date.now() + hours * HOUR_MS;
    const [person = ''] = people;
    const uuid = freshId();
    const made = makeEvent({ uuid, owner, person, assignees: people, start, end: start + HOUR_MS, ...more });
    return put(eventShape, uuid, made);
  };
  const shared = await event(5, [employee.uid, founder.uid]);
  const invited = await event(5, [founder.uid, employee.uid], { answers: { [employee.uid]: 'accepted@1' } });
  const alone = await event(5, [employee.uid]);
  const past = await event(-5, [employee.uid, founder.uid]);
  const elsewhere = await event(5, [employee.uid], { owner: freshId() });
  const before = await get(COLLECTIONS.users, employee.uid);

  // Still in the company: an event that comes late changes nothing.
  await eventsOfLeaver(db, changeOf(employee.uid, before, { ...before, companyUuid: '' }));
  expect(await get(COLLECTIONS.events, alone)).not.toBeNull();

  await call('leaveCompany', {}, employee.token);
  await expect.poll(() => get(COLLECTIONS.events, alone), COLD).toBeNull();
  expect(await get(COLLECTIONS.events, shared)).toMatchObject({
    person: founder.uid,
    assignees: [founder.uid],
  });
  expect(await get(COLLECTIONS.events, invited)).toMatchObject({
    person: founder.uid,
    assignees: [founder.uid],
    answers: {},
  });
  expect(await get(COLLECTIONS.events, past)).toMatchObject({ person: employee.uid });
  expect(await get(COLLECTIONS.events, elsewhere)).toMatchObject({ person: employee.uid });
});
