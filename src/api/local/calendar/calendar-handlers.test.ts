import { describe, expect, it } from 'vitest';
import { signedInAs, TEST_UID } from '@/data/testing/render-with-data';
import { storedAnswer } from '@/domain/calendar/answers';
import { EVENT_MS, eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { settled } from '@/domain/calendar/event-content';
import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { defaultSettings } from '@/domain/company/company';
import { atWallClock, HOUR_MS } from '@/domain/time/time';
import { eventsCall, newEventCall, removeEventCall, updateEventCall } from '../../contract/calendar';
import type { ApiEvent } from '../../contract/calendar';
import { localClient } from '../../testing/local-client';
import { zoneOf } from '../zone';

const ZONE = 'America/Chicago';
const at = (text: string) => atWallClock(text.slice(0, 10), text.slice(11), ZONE);
const RANGE = { from: at('2027-03-01 00:00'), to: at('2027-04-01 00:00') };

function event(uuid: string, start: string, more: Partial<CalendarRecord> = {}): CalendarRecord {
  const base = {
    ...initialOf(eventShape.fields),
    uuid,
    owner: TEST_UID,
    person: TEST_UID,
    title: uuid,
    start: at(start),
    end: at(start) + HOUR_MS,
    ...more,
  };
  return { ...base, ...settled(base, base.person, ZONE) };
}

function client(...events: readonly CalendarRecord[]) {
  const local = localClient({
    rows: { Events: events, Settings: [{ ...defaultSettings(TEST_UID, ZONE, 'US'), uuid: TEST_UID }] },
  });
  const titles = async () => (await local.send(eventsCall, RANGE)).events.map(timed);
  return { ...local, titles };
}

const timed = ({ title, start }: ApiEvent) =>
  `${title} ${new Date(start).toLocaleString('sv', { timeZone: ZONE }).slice(5, 16)}`;

const weekly = event('plan', '2027-03-08 07:30', { rrule: 'FREQ=WEEKLY;BYDAY=MO' });

describe('the calls of the calendar', () => {
  it('answer events in order, series expanded over the clock change', async () => {
    const { titles, send } = client(weekly, event('dentist', '2027-03-10 13:00', { privacy: 'private' }));
    expect(await titles()).toEqual([
      'plan 03-08 07:30',
      'dentist 03-10 13:00',
      'plan 03-15 07:30',
      'plan 03-22 07:30',
      'plan 03-29 07:30',
    ]);
    const { events } = await send(eventsCall, RANGE);
    expect(events[0]).toMatchObject({
      id: 'plan_2027-03-08',
      allDay: false,
      color: 'violet',
      description: '',
      start: at('2027-03-08 07:30'),
      end: at('2027-03-08 08:30'),
      title: 'plan',
    });
  });

  it('answer nothing in another zone while the settings cannot be read', async () => {
    const { send, store } = client(weekly);
    const ref = { collection: 'Settings', id: TEST_UID };
    store.server.put(ref, { ...store.server.read(ref), timeZone: 5 });
    await expect(send(eventsCall, RANGE)).rejects.toMatchObject({ message: ERROR_SENTENCES.unknown });
    const lost = () => Promise.reject(new AppError('network'));
    const { viewer } = signedInAs();
    await expect(zoneOf({ viewer, readRecord: lost })).rejects.toMatchObject({ code: 'network' });
  });

  it('add an event of two hours, and answer it', async () => {
    const { send, titles } = client();
    const start = at('2027-03-09 10:00');
    const { event: made } = await send(newEventCall, { title: ' Roof walk ', start });
    expect(made).toMatchObject({ title: 'Roof walk', start, end: start + EVENT_MS, allDay: false });
    expect(await titles()).toEqual(['Roof walk 03-09 10:00']);
  });

  it('add whole days from the days of its times', async () => {
    const { send } = client();
    const given = { title: 'Fair', start: at('2027-03-13 09:00'), end: at('2027-03-14 17:00'), allDay: true };
    const { event: made } = await send(newEventCall, given);
    expect(made).toMatchObject({
      firstDay: '2027-03-13',
      lastDay: '2027-03-14',
      start: at('2027-03-13 00:00'),
      end: at('2027-03-15 00:00'),
    });
  });

  it.each([
    [
      'this',
      ['plan 03-08 07:30', 'Plan B 03-16 10:00', 'plan 03-22 07:30', 'plan 03-29 07:30'],
      ['plan 03-08 07:30', 'plan 03-22 07:30', 'plan 03-29 07:30'],
    ],
    [
      'following',
      ['plan 03-08 07:30', 'Plan B 03-16 10:00', 'Plan B 03-23 10:00', 'Plan B 03-30 10:00'],
      ['plan 03-08 07:30'],
    ],
    ['all', ['Plan B 03-09 10:00', 'Plan B 03-16 10:00', 'Plan B 03-23 10:00', 'Plan B 03-30 10:00'], []],
  ] as const)('change and remove a series: %s', async (scope, changed, left) => {
    const eventId = 'plan_2027-03-15';
    const changing = client(weekly);
    const update = { title: 'Plan B', start: at('2027-03-16 10:00') };
    await changing.send(updateEventCall, { eventId, update, scope });
    expect(await changing.titles()).toEqual(changed);

    const removing = client(weekly);
    expect(await removing.send(removeEventCall, { eventId, scope })).toBe(true);
    expect(await removing.titles()).toEqual(left);
  });

  it('keep the date of a series that goes on from the last day of a shorter month', async () => {
    const range = { from: at('2027-01-01 00:00'), to: at('2027-06-01 00:00') };
    const { send } = client(event('rent', '2026-12-31 09:00', { rrule: 'FREQ=MONTHLY' }));
    const february = (await send(eventsCall, range)).events.find(({ id }) => id === 'rent_2027-02-28');
    expect(february?.repeat).toBe('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1');
    const update = { start: at('2027-02-28 10:00'), repeat: february?.repeat ?? '' };
    const { event: made } = await send(updateEventCall, {
      eventId: 'rent_2027-02-28',
      update,
      scope: 'following',
    });
    expect(made.repeat).toBe(february?.repeat);
    const { events } = await send(eventsCall, range);
    expect(events.map(timed)).toEqual([
      ...['rent 01-31 09:00', 'rent 02-28 10:00', 'rent 03-31 10:00'],
      ...['rent 04-30 10:00', 'rent 05-31 10:00'],
    ]);
  });

  it.each([
    ['this', /^plan_2027-03-15$/, 'plan', 'Later 03-22 07:30'],
    ['following', /^(?!plan).+_2027-03-16$/, 'Plan B', 'Later 03-22 07:30'],
    ['all', /^plan_2027-03-16$/, 'Plan B', 'Later 03-22 07:30'],
  ] as const)('answer what a change of %s made, with the changed days', async (scope, id, series, later) => {
    const { send, titles } = client(weekly);
    await send(updateEventCall, { eventId: 'plan_2027-03-22', update: { title: 'Later' } });
    const update = { title: 'Plan B', start: at('2027-03-16 10:00') };
    const { event: made } = await send(updateEventCall, { eventId: 'plan_2027-03-15', update, scope });
    expect(made).toMatchObject({ title: 'Plan B', start: update.start, id: expect.stringMatching(id) });
    const { events } = await send(eventsCall, RANGE);
    expect(events.map(({ id: one }) => one)).toContain(made.id);
    expect(await titles()).toContain(later);

    // What is removed then takes the changed days of its own along.
    const last = events.findLast(({ title, occurrenceOn }) => title === series && occurrenceOn !== '');
    await send(removeEventCall, { eventId: last?.id ?? '', scope: 'all' });
    expect(await titles()).not.toContain(later);
  });

  it('remove a series with its changed days, and bring all back with Undo', async () => {
    const { send, titles, store, intents } = client(weekly);
    await send(updateEventCall, { eventId: 'plan_2027-03-15', update: { title: 'Later' } });
    await send(removeEventCall, { eventId: 'plan' });
    expect(await titles()).toEqual([]);
    await store.commit(intents.at(-1)?.undo ?? []);
    expect(await titles()).toHaveLength(4);
  });

  it('take an answer from an invited person alone', async () => {
    const meeting = event('meeting', '2027-03-09 10:00', { person: 'dana', assignees: ['dana', TEST_UID] });
    const { send, store } = client(meeting, weekly);
    const { event: told } = await send(updateEventCall, { eventId: 'meeting', update: { answer: 'maybe' } });
    expect(told).toMatchObject({ id: 'meeting', answers: { [TEST_UID]: 'maybe' } });
    const stored = await store.readLocal({ collection: 'Events', id: 'meeting' });
    expect(stored?.['answers']).toEqual({ [TEST_UID]: storedAnswer(meeting, 'maybe') });
    await expect(send(updateEventCall, { eventId: 'meeting', update: { title: 'x' } })).rejects.toMatchObject(
      {
        message: 'Only the organizer can change this event.',
      },
    );
    await expect(send(removeEventCall, { eventId: 'meeting' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      send(updateEventCall, { eventId: 'plan', update: { answer: 'maybe' } }),
    ).rejects.toMatchObject({
      message: 'You are not invited to this event.',
    });
  });

  const start = at('2027-03-09 10:00');
  it.each([
    ['a title of 2,000 characters', { title: 'a'.repeat(2_000), start }, /more than 200 characters/],
    ['no title', { title: ' ', start }, /Give the event a title/],
    ['an end before its start', { title: 'x', start, end: start - 1 }, /ends before it begins/],
    ['46 days', { title: 'x', start, end: start + 46 * 24 * HOUR_MS }, /45 days at most/],
    [
      'a day that does not exist',
      { title: 'x', start, allDay: true, firstDay: '2027-02-30' },
      /does not exist/,
    ],
    ['a rule of seconds', { title: 'x', start, repeat: 'FREQ=SECONDLY' }, /not known/],
    ['a stranger', { title: 'x', start, assigneeIds: ['stranger'] }, /people of your company only/],
    ['an unknown field', { title: 'x', start, organizerId: 'dana' }, /organizerId/],
  ])('refuse an event with %s', async (_name, fields, message) => {
    const { send, intents } = client();
    await expect(send(newEventCall, fields)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
    });
    expect(intents).toEqual([]);
  });

  it.each(['gone', 'gone_2027-03-08', 'a/b'])('answer 404 for the event %s', async (eventId) => {
    const { send } = client();
    await expect(send(removeEventCall, { eventId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuse a range of years', async () => {
    const { send } = client();
    await expect(send(eventsCall, { from: 0, to: RANGE.to })).rejects.toMatchObject({
      message: 'Ask for a range of up to 400 days.',
    });
  });
});
