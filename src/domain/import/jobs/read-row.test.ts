import { describe, expect, it } from 'vitest';
import { dayOf, wallClockOf } from '../../time/time';
import { readJobRow } from './read-row';
import type { JobDraft, JobReadContext } from './read-row';

const ZONE = 'America/Chicago';
const PEOPLE = [
  { uid: 'omar', name: 'Omar Haddad', email: 'omar@hollis.example' },
  { uid: 'rosa', name: 'Rosa Lind', email: '' },
  { uid: 'max', name: 'Max Vale', email: '' },
];
const CREWS = [{ id: 'n', name: 'Crew North', lead: 'omar', members: ['omar', 'rosa', 'gone'] }];

function read(cells: Readonly<Record<string, string>>, change: Partial<JobReadContext> = {}): JobDraft {
  const targets = Object.keys(cells);
  return readJobRow(Object.values(cells), 1, {
    headers: targets,
    mapping: targets,
    people: PEOPLE,
    crews: CREWS,
    jobTypes: ['Tear-off', 'Repair'],
    zone: ZONE,
    country: 'US',
    currency: 'USD',
    dateOrder: 'month-first',
    ...change,
  });
}

const client = { customer: 'Ann Berg' };
const reasons = ({ problems }: JobDraft) => problems.map(({ reason }) => reason);
const local = (at: number) => `${dayOf(at, ZONE)} ${wallClockOf(at, ZONE)}`;

describe('the planned span of a row', () => {
  it.each([
    [
      'days alone are working days',
      { start: '3/9/2026', end: '3/11/2026' },
      '2026-03-09 08:00',
      '2026-03-11 16:00',
    ],
    ['a day alone is one working day', { start: '3/9/2026' }, '2026-03-09 08:00', '2026-03-09 16:00'],
    [
      'times in the cells',
      { start: '3/9/2026 7:30 AM', end: '2026-03-09 15:00' },
      '2026-03-09 07:30',
      '2026-03-09 15:00',
    ],
    [
      'times in columns of their own',
      { start: '3/9/2026', startTime: '7am', end: '3/10/2026', endTime: '17:15' },
      '2026-03-09 07:00',
      '2026-03-10 17:15',
    ],
    [
      'an end of the same day',
      { start: '3/9/2026', startTime: '9:00 a.m.', endTime: '11:00' },
      '2026-03-09 09:00',
      '2026-03-09 11:00',
    ],
    ['a start with a time alone', { start: '3/9/2026 9:00' }, '2026-03-09 09:00', '2026-03-09 17:00'],
    [
      'over the change of clocks',
      { start: '3/7/2026', end: '3/8/2026' },
      '2026-03-07 08:00',
      '2026-03-08 16:00',
    ],
    ['an Excel serial day', { start: '46090' }, '2026-03-09 08:00', '2026-03-09 16:00'],
  ])('%s', (_what, cells, start, end) => {
    const draft = read({ ...client, ...cells });
    expect(reasons(draft)).toEqual([]);
    expect([local(draft.span?.start ?? 0), local(draft.span?.end ?? 0)]).toEqual([start, end]);
    expect(draft.fields.status).toBe('Scheduled');
  });

  it.each([
    ['an end before its start', { start: '3/9/2026', end: '3/8/2026' }, 'The end is not after the start.'],
    ['an end without a start', { end: '3/8/2026' }, 'A job that is planned needs the day it starts.'],
    [
      'more than two weeks',
      { start: '3/1/2026', end: '3/20/2026' },
      'A visit lasts at most 14 days. Plan the rest as another visit.',
    ],
    ['no date', { start: 'soon' }, 'Not a date.'],
    ['no time', { start: '3/9/2026', startTime: 'early' }, 'Not a time of day.'],
    ['a day of another century', { start: '1/1/1970' }, 'A day between 2000 and 2099, please.'],
  ])('%s is a problem of the row', (_what, cells, reason) => {
    expect(reasons(read({ ...client, ...cells }))).toEqual([reason]);
  });
});

describe('the status of a row', () => {
  it.each([
    ['', '', 'Unscheduled'],
    ['', '3/9/2026', 'Scheduled'],
    ['Unscheduled', '3/9/2026', 'Scheduled'],
    ['Scheduled', '', 'Unscheduled'],
    ['in-progress', '', 'In Progress'],
    ['On Hold', '3/9/2026', 'On Hold'],
    ['Booked', '3/9/2026', 'Scheduled'],
    ['Pending Approval', '', 'Pending Approval'],
  ])('“%s” with the day “%s” is %s', (status, start, expected) => {
    const draft = read({ ...client, status, start });
    expect(draft.fields.status).toBe(expected);
    expect(draft.isCancelled).toBe(false);
    expect(draft.unknownStatus).toBe('');
  });

  it('is kept in the notes when it is unknown here', () => {
    const draft = read({ ...client, status: 'Zork', notes: 'Ladder' });
    expect(draft).toMatchObject({ unknownStatus: 'Zork', isCancelled: false });
    expect(draft.fields).toMatchObject({ status: 'Unscheduled', instructions: 'Ladder\nStatus: Zork' });
  });

  it.each(['Completed', 'Closed', 'Paid in full', 'Done', 'Invoiced', 'Finished'])(
    '“%s” is finished',
    (status) => {
      expect(read({ ...client, status })).toMatchObject({
        isCancelled: false,
        fields: { status: 'Completed' },
      });
    },
  );

  it.each(['Cancelled', 'canceled', 'Lost', 'Void'])('“%s” is cancelled', (status) => {
    expect(read({ ...client, status }).isCancelled).toBe(true);
  });

  it.each([
    [{ end: '3/9/2026' }, '2026-03-09 08:00', '2026-03-09 16:00'],
    [{ start: '3/9/2026', end: '6/1/2026' }, '2026-03-09 08:00', '2026-06-01 16:00'],
  ])('takes the days of finished work as they are: %o', (days, start, end) => {
    const draft = read({ ...client, status: 'Completed', ...days });
    expect(reasons(draft)).toEqual([]);
    expect([local(draft.span?.start ?? 0), local(draft.span?.end ?? 0)]).toEqual([start, end]);
  });

  it('has a reason when work is on hold', () => {
    expect(read({ ...client, status: 'On Hold' }).fields.statusReason).toBe('Other');
    expect(read({ ...client, status: 'On Hold', statusReason: 'Weather' }).fields.statusReason).toBe(
      'Weather',
    );
  });
});

describe('the client of a row', () => {
  it('keeps further numbers, addresses and amounts in the notes', () => {
    const draft = read({
      ...client,
      phone: '218 555 0101; 218 555 0102',
      phoneAlt: '218 555 0103',
      email: 'a@mail.example, b@mail.example',
      notes: 'Ladder',
    });
    expect(draft.client).toMatchObject({ phone: '218 555 0101', phoneAlt: '218 555 0102' });
    expect(draft.fields.instructions.split('\n')).toEqual([
      'Ladder',
      'Phone: 218 555 0102',
      'Phone: 218 555 0103',
      'E-mail: b@mail.example',
    ]);
  });
});

describe('the people of a row', () => {
  it.each([
    ['Crew North', ['omar', 'rosa']],
    ['crew north; Max Vale', ['omar', 'rosa', 'max']],
    ['OMAR@hollis.example', ['omar']],
    ['Haddad, Omar', ['omar']],
    ['Rosa & Max', ['rosa', 'max']],
  ])('“%s”', (crew, uids) => {
    expect(read({ ...client, crew }).crew).toEqual(uids);
  });

  it('names those who do not work here', () => {
    expect(reasons(read({ ...client, crew: 'Rosa, Zed' }))).toEqual([
      'Nobody and no crew here is called “Zed”.',
    ]);
  });
});

describe('the rest of a row', () => {
  it('is read into the fields of a job', () => {
    const draft = read({
      customer: 'Ann Berg',
      phone: '(218) 555-0101',
      email: 'ann@mail.example',
      title: 'Tear-off, north',
      jobType: 'tear-off',
      streetAddress: '12 Elm St, Duluth, MN 55802',
      amount: '$12,500',
      notes: 'Dog',
      material: 'Premium',
      permit: 'P-17',
      permitIssued: '2/1/2026',
      warranty: '30 years',
      tracker: 'T-1042',
    });
    expect(reasons(draft)).toEqual([]);
    expect(draft).toMatchObject({
      client: { name: 'Ann Berg', phone: '(218) 555-0101', email: 'ann@mail.example' },
      tracker: 1042,
      amount: 1_250_000,
      fields: {
        title: 'Tear-off, north',
        jobType: 'Tear-off',
        instructions: 'Dog',
        streetAddress: '12 Elm St',
        city: 'Duluth',
        state: 'MN',
        zipcode: '55802',
        roof: { material: 'Premium', permit: 'P-17', permitIssued: '2026-02-01', warranty: '30 years' },
      },
    });
  });

  it('gives a job without a title one', () => {
    expect(read({ customer: 'Ann Berg', jobType: 'Repair', streetAddress: '12 Elm St' }).fields.title).toBe(
      'Repair, 12 Elm St',
    );
  });

  it.each([
    [{ title: 'Roof', customer: '' }, 'No customer, phone, e-mail or tracker: a job needs one of them.'],
    [{ ...client, tracker: 'north' }, 'Not the number of a tracker.'],
    [{ ...client, amount: '-5' }, 'Below zero.'],
    [{ ...client, email: 'nowhere' }, 'Not an e-mail address.'],
    [{ ...client, title: 'x'.repeat(171) }, 'Longer than 170 characters.'],
    [{ ...client, permitIssued: 'maybe' }, 'Not a date.'],
  ])('has the problems of %j', (cells, reason) => {
    expect(reasons(read(cells))).toEqual([reason]);
  });
});
