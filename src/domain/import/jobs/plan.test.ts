import { describe, expect, it } from 'vitest';
import { makeCustomer, makeTracker } from '@tests/factories/records';
import { cutJobBatches, JOBS_PER_BATCH } from './batches';
import { planJobs } from './plan';
import type { JobPlanning } from './plan';
import { readJobRow } from './read-row';

const HEADERS = ['Customer', 'Phone', 'Title', 'Start', 'Tracker', 'Status'];

type Line = readonly [
  customer: string,
  phone: string,
  title: string,
  start?: string,
  tracker?: string,
  status?: string,
];

const draftsOf = (lines: readonly Line[]) =>
  lines.map((cells, at) =>
    readJobRow(
      cells.map((cell) => cell ?? ''),
      at + 1,
      {
        headers: HEADERS,
        mapping: ['customer', 'phone', 'title', 'start', 'tracker', 'status'],
        people: [],
        crews: [],
        jobTypes: ['Repair'],
        zone: 'UTC',
        country: 'US',
        currency: 'USD',
        dateOrder: 'month-first',
      },
    ),
  );

const ann = makeCustomer({ uuid: 'ann', name: 'Ann Berg', phone: '2185550101' });
const twins = ['one', 'two'].map((uuid) =>
  makeCustomer({ uuid, name: 'Bo Cole', phone: `218555020${uuid.length}` }),
);
const tracker = makeTracker({ uuid: 't7', number: 7, customerId: 'ann', customerName: 'Ann Berg' });
const gone = makeTracker({ uuid: 't8', number: 8, customerId: 'ann', listOrganizer: 'Archive' });

const PLANNING: JobPlanning = {
  customers: [ann, ...twins],
  trackers: [tracker, gone],
  jobs: [{ uuid: 'j1', title: 'Tear-off', customerId: 'ann', plannedStart: Date.UTC(2026, 2, 9, 13) }],
  choice: 'skip',
  zone: 'UTC',
  maySell: true,
  columnOf: (target) => (target === 'tracker' ? 4 : 0),
};

const plan = (lines: readonly Line[], change: Partial<JobPlanning> = {}) =>
  planJobs(draftsOf(lines), { ...PLANNING, ...change });

const saidOf = (line: ReturnType<typeof plan>[number] | undefined) =>
  line && ('reason' in line ? `${line.action}: ${line.reason}` : `${line.action} ${line.place.kind}`);

describe('where a row’s job goes', () => {
  it.each<[string, Line, string]>([
    ['a customer by phone', ['A. Berg', '+1 218-555-0101', 'Leak'], 'create customer'],
    ['a customer by name', ['ann berg', '', 'Leak'], 'create customer'],
    ['somebody new', ['Cy', '2185550303', 'Leak'], 'create new'],
    ['an open tracker', ['', '', 'Leak', '', 'T-7'], 'create tracker'],
    ['an open tracker with its customer', ['Ann Berg', '', 'Leak', '', '7'], 'create tracker'],
    ['a tracker of another customer', ['Cy', '', 'Leak', '', '7'], 'refuse: This is a tracker of Ann Berg.'],
    ['a tracker nobody knows', ['', '', 'Leak', '', '99'], 'refuse: No tracker you see has this number.'],
    ['an archived tracker', ['', '', 'Leak', '', '8'], 'refuse: This tracker is in the archive.'],
    [
      'a name of two customers',
      ['Bo Cole', '', 'Leak'],
      'refuse: Several customers fit. Add the phone or the e-mail of the right one.',
    ],
    ['work that was cancelled', ['Cy', '', 'Leak', '', '', 'Lost'], 'skip: This work was cancelled.'],
  ])('%s', (_what, line, said) => {
    expect(saidOf(plan([line])[0])).toBe(said);
  });

  it('is only an open tracker for people who begin none', () => {
    const lines: readonly Line[] = [
      ['Cy', '', 'Leak'],
      ['Ann Berg', '', 'Leak'],
      ['', '', 'Leak', '', '7'],
    ];
    const reason = 'refuse: You may not begin a tracker: give the number of an open one.';
    expect(plan(lines, { maySell: false }).map(saidOf)).toEqual([reason, reason, 'create tracker']);
  });

  it('is the customer of an earlier row of a new client', () => {
    const lines: readonly Line[] = [
      ['Cy', '2185550303', 'Leak'],
      ['', '218 555 0303', 'Gutter'],
      ['Dee', '', 'Leak'],
    ];
    expect(
      plan(lines).map((line) => ('place' in line && line.place.kind === 'new' ? line.place.of : null)),
    ).toEqual([1, 1, 3]);
  });
});

describe('duplicates', () => {
  const lines: readonly Line[] = [
    ['Ann Berg', '', 'tear-off', '3/9/2026'],
    ['Ann Berg', '', 'Tear-off', '3/10/2026'],
    ['Cy', '', 'Leak'],
    ['cy', '', 'LEAK'],
    ['', '', 'Tear-off', '3/9/2026', '7'],
  ];

  it('are left out by title, customer and day', () => {
    expect(plan(lines).map(saidOf)).toEqual([
      'skip: Already there: tear-off.',
      'create customer',
      'create new',
      'skip: Same job as row 3.',
      'skip: Already there: Tear-off.',
    ]);
  });

  it('are added by choice', () => {
    expect(plan(lines, { choice: 'create' }).map(({ action }) => action)).toEqual(Array(5).fill('create'));
  });
});

it('is cut into batches of what it creates', () => {
  const lines = Array.from({ length: 2 * JOBS_PER_BATCH + 1 }, (_, at): Line => [`Client ${at}`, '', 'Leak']);
  const batches = cutJobBatches(plan([...lines, ['', '', 'Leak']]));
  expect(batches.map((batch) => batch.length)).toEqual([JOBS_PER_BATCH, JOBS_PER_BATCH, 1]);
});
