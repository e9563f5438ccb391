import { describe, expect, it } from 'vitest';
import { customerKeys, customerShape } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { encodeFields } from '../../core/record-codec';
import { initialOf } from '../../core/shape';
import { wallClockOf } from '../../time/time';
import { dateOrderOf, readDay, readInstant } from '../cells/dates';
import { changesFrom } from './file-changes';
import { AMOUNTS_PER_BATCH, cutBatches, ROWS_PER_BATCH } from './batches';
import { newAmountOf, planImport } from './plan';
import { countPlan } from '../planned';
import { readRow } from './read-row';
import type { ReadContext } from './read-row';

describe('dates', () => {
  it.each([
    ['11/23/2026', 'month-first', '2026-11-23'],
    ['23/11/2026', 'day-first', '2026-11-23'],
    ['2026-11-23', 'month-first', '2026-11-23'],
    ['23.11.2026', 'day-first', '2026-11-23'],
    ['Nov 23, 2026', 'month-first', '2026-11-23'],
    ['soon', 'month-first', null],
    ['2/30/2026', 'month-first', null],
    ['3/4/26', 'day-first', '2026-04-03'],
    ['45983', 'month-first', '2025-11-22'],
    ['2026-11-23T23:30:00.000-0600', 'month-first', '2026-11-23'],
    ['2026-11-23 23:30:00 UTC', 'month-first', '2026-11-23'],
    ['Monday, November 23, 2026', 'day-first', '2026-11-23'],
  ] as const)('reads %s (%s) as %s', (value, order, day) => {
    expect(readDay(value, order)).toBe(day);
  });

  it('finds the order from the values', () => {
    expect(dateOrderOf(['1/2/2026', '23/11/2026'])).toEqual({ order: 'day-first', certain: true });
    expect(dateOrderOf(['1/2/2026', '11/23/2026'])).toEqual({ order: 'month-first', certain: true });
    expect(dateOrderOf(['1/2/2026'])).toEqual({ order: 'month-first', certain: false });
    expect(dateOrderOf(['1.2.2026'])).toEqual({ order: 'day-first', certain: false });
    expect(dateOrderOf(['2026-02-01', 'Nov 3, 2026'])).toBeNull();
  });

  it("reads times in the zone's wall clock, and nine in the morning for a bare day", () => {
    const zone = 'America/Chicago';
    expect(wallClockOf(readInstant('11/23/2026 2:30 PM', 'month-first', zone) ?? 0, zone)).toBe('14:30');
    expect(wallClockOf(readInstant('2026-11-23 08:15', 'month-first', zone) ?? 0, zone)).toBe('08:15');
    expect(wallClockOf(readInstant('11/23/2026', 'month-first', zone) ?? 0, zone)).toBe('09:00');
  });
});

const context: ReadContext = {
  headers: [
    'Name',
    'Phone',
    'E-mail',
    'Status',
    'Salesperson',
    'Follow-up',
    'Deductible',
    'Tags',
    'Gate code',
  ],
  own: [],
  mapping: [
    'name',
    'phone',
    'email',
    'customerStatus',
    'salesperson',
    'nextFollowUp',
    'deductible',
    'tags',
    'custom:gateCode',
  ],
  people: [{ uid: 'p1', name: 'Priya Shah' }],
  subStatuses: [
    { id: 'v', noun: 'customer', status: 'Not Contacted', label: 'Left voicemail', colour: 'rose' },
    { id: 'd', noun: 'customer', status: 'Contacted', label: 'Wants a date', colour: 'blue' },
  ],
  zone: 'America/Chicago',
  country: 'US',
  currency: 'USD',
  dateOrder: 'month-first',
};

describe('reading a row', () => {
  it.each([
    ['not contacted', 'left voicemail', 'v', []],
    ['Contacted', 'Wants a date', 'd', []],
    ['Contacted', '', '', []],
    ['Contacted', 'Left voicemail', '', ['Not a sub-status of Contacted; it has: Wants a date.']],
    ['Quoted', 'Wants a date', '', ['Not a sub-status of Quoted; it has none.']],
  ])('takes the sub-status of its status: %j with %j', (status, subStatus, id, reasons) => {
    const mapping = ['name', 'customerStatus', 'subStatus'] as const;
    const { fields, problems } = readRow(['Ann', status, subStatus], 1, { ...context, mapping });
    expect(fields.subStatus).toBe(id);
    expect(problems).toEqual(reasons.map((reason) => ({ column: 2, reason })));
  });

  it('fills a customer that can be stored', () => {
    const cells = [
      'Ann Berg',
      '(218) 555-0101',
      'ann@mail.example',
      'appointment set',
      'priya',
      '11/30/2026',
      '$2,500',
      'hail; vip',
      '4711',
    ];
    const draft = readRow(cells, 1, context);
    expect(draft.problems).toEqual([]);
    expect(draft.fields).toMatchObject({
      name: 'Ann Berg',
      phoneKey: '2185550101',
      customerStatus: 'Appointment Set',
      salesperson: 'p1',
      nextFollowUp: '2026-11-30',
      tags: ['hail', 'vip'],
      customFields: { gateCode: '4711' },
    });
    expect(draft.fields.insurance.deductible).toBe(250_000);
    const stored: Customer = { ...initialOf(customerShape.fields), ...draft.fields, uuid: 'x', owner: 'o' };
    expect(() => encodeFields(customerShape.fields, stored)).not.toThrow();
  });

  it.each([
    { cells: ['', '', ''], column: 0, reason: 'No name, company, e-mail or phone.' },
    { cells: ['Ann', '', 'not-an-address'], column: 2, reason: 'Not an e-mail address.' },
    { cells: ['Ann', 'none', ''], column: 1, reason: 'Not a phone number.' },
    { cells: ['Ann', '', '', '', '', 'someday'], column: 5, reason: 'Not a date.' },
    {
      cells: ['Ann', '', '', '', '', '', 'a lot'],
      column: 6,
      reason: 'Not an amount of money. Write it in full, such as 12500.',
    },
  ])('names the cell: $reason', ({ cells, column, reason }) => {
    expect(readRow(cells, 1, context).problems).toEqual([{ column, reason }]);
  });

  it.each([
    ['3/1/2019', Date.UTC(2019, 2, 1, 15), null],
    ['2019-03-01 14:30', Date.UTC(2019, 2, 1, 20, 30), null],
    ['', null, null],
    ['0001-01-01 00:00:00', null, null],
    ['1/1/1900', null, null],
    ['1/2/1900', null, 'Before 1970.'],
    ['3/1/2039', null, 'This day is still to come.'],
    ['last spring', null, 'Not a date.'],
  ])('reads the start of a lead from %j', (cell, at, reason) => {
    const mapping = ['name', 'createdDate'] as const;
    const now = Date.UTC(2026, 10, 24);
    const { createdAt, problems } = readRow(['Ann', cell], 1, { ...context, mapping, now });
    expect(problems).toEqual(reason === null ? [] : [{ column: 1, reason }]);
    if (reason === null) expect(createdAt).toBe(at);
  });

  it.each([
    ['', '3/1/2019', 'Sold', ''],
    ['Sold', '3/1/2019', 'Sold', ''],
    ['Quoted', '3/1/2019', 'Open', 'Sold on: 3/1/2019'],
    ['Quoted', '3/1/2039', 'Open', 'Sold on: 3/1/2039'],
    ['', '3/1/2039', 'Open', 'Sold on: 3/1/2039'],
    ['Stage 4', '3/1/2019', 'Open', 'Status: Stage 4\nSold on: 3/1/2019'],
  ])('with the status %j reads a close date of %j as %s', (status, cell, listOrganizer, notes) => {
    const mapping = ['name', 'customerStatus', 'soldDate'] as const;
    const more = { mapping, now: Date.UTC(2026, 10, 24), statusWords: { 'stage 4': '' as const } };
    const { fields, problems } = readRow(['Ann', status, cell], 1, { ...context, ...more });
    expect(problems).toEqual([]);
    expect(fields).toMatchObject({ listOrganizer, notes });
  });

  it.each([
    [['$12,500', ''], 1_250_000, '', []],
    [['0.00', '-'], null, '', []],
    [['0', '900'], 90_000, '', []],
    [['12500', '900.50'], 1_250_000, 'Total: 900.50', []],
    [['12k', ''], null, '', [1]],
    [['€500', 'x'], null, '', [1, 2]],
  ])('reads the value of the job from %j', (cells, amount, notes, columns) => {
    const mapping = ['name', 'amount', 'amount'] as const;
    const headers = ['Name', 'Estimate', 'Total'];
    const draft = readRow(['Ann', ...cells], 1, { ...context, mapping, headers });
    expect(draft).toMatchObject({ amount, fields: { notes } });
    expect(draft.problems.map(({ column }) => column)).toEqual(columns);
  });

  it.each([
    ['text', ['4711', '4712'], '4711, 4712', []],
    ['text', ['4711', '4711'], '4711', []],
    ['number', ['4711', '4711'], '4711', []],
    ['number', ['4711', '4712'], '4711', ['Another column has another value for this.']],
  ] as const)('reads two columns of one custom field of the kind %s: %j', (kind, cells, value, reasons) => {
    const mapping = ['name', 'custom:gateCode', 'custom:gateCode'] as const;
    const own = [{ key: 'gateCode', label: 'Gate code', kind, options: [] }];
    const { fields, problems } = readRow(['Ann', ...cells], 1, { ...context, mapping, own });
    expect(fields.customFields).toEqual({ gateCode: value });
    expect(problems.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('takes a missing name from company, e-mail or phone', () => {
    expect(readRow(['', '', 'ann@mail.example'], 1, context).fields.name).toBe('ann@mail.example');
  });
});

describe('planning', () => {
  const existing: Customer = {
    ...initialOf(customerShape.fields),
    ...customerKeys({ name: 'Ann Berg', phone: '2185550101', email: '' }),
    uuid: 'c1',
    name: 'Ann Berg',
    phone: '2185550101',
    tags: ['old'],
  };
  const drafts = [
    readRow(['Ann Berg', '+1 218 555 0101', 'ann@mail.example', '', '', '', '', 'new'], 1, context),
    readRow(['Bo Cole', '2185550102'], 2, context),
    readRow(['Bo Cole', '218-555-0102'], 3, context),
    readRow(['Cy', 'none'], 4, context),
  ];

  it.each([
    { choice: 'skip', counts: { create: 1, update: 0, join: 0, skip: 2, refuse: 1 } },
    { choice: 'update', counts: { create: 1, update: 1, join: 1, skip: 0, refuse: 1 } },
    { choice: 'create', counts: { create: 3, update: 0, join: 0, skip: 0, refuse: 1 } },
  ] as const)('with $choice for duplicates', ({ choice, counts }) => {
    expect(countPlan(planImport(drafts, { existing: [existing], choice }))).toEqual(counts);
  });

  it('says why a row is skipped or refused', () => {
    const plan = planImport(drafts, { existing: [existing], choice: 'skip' });
    expect(plan.map((row) => ('reason' in row ? row.reason : ''))).toEqual([
      'Already there: Ann Berg.',
      '',
      'Same customer as row 2.',
      'Not a phone number.',
    ]);
  });

  it("updates with the file's data and adds to tags", () => {
    const [draft] = drafts;
    expect(draft && changesFrom(draft.fields, existing)).toEqual({
      phone: '+1 218 555 0101',
      email: 'ann@mail.example',
      tags: ['old', 'new'],
    });
  });
});

describe('amounts of a plan', () => {
  const priced = (cells: readonly string[], row: number) =>
    readRow(cells, row, {
      ...context,
      headers: ['Name', 'Phone', 'Amount', 'Since'],
      mapping: ['name', 'phone', 'amount', 'createdDate'],
    });
  const held: Customer = {
    ...initialOf(customerShape.fields),
    ...customerKeys({ name: 'Ann', phone: '2185550101', email: '' }),
    uuid: 'c1',
    name: 'Ann',
    phone: '2185550101',
  };
  const update = (cells: readonly string[], amounts: ReadonlyMap<string, number>) =>
    planImport([priced(cells, 1)], { choice: 'update', existing: [held], amounts })[0];

  it('fill a missing one as an update of its own, and leave an existing one', () => {
    const fresh = update(['Ann', '2185550101', '900'], new Map());
    expect(fresh?.action === 'update' && newAmountOf(fresh)).toBe(90_000);
    const kept = update(['Ann', '218-555-0101', '900'], new Map([['c1', 5_000]]));
    expect(kept).toMatchObject({ action: 'update', amountHeld: 5_000 });
    expect(kept?.action === 'update' && newAmountOf(kept)).toBeNull();
    expect(update(['Ann', '2185550101', '900'], new Map([['c1', 5_000]]))).toMatchObject({ action: 'skip' });
  });

  it('of two rows of one customer: the first counts, the other goes to the notes', () => {
    const rows = [
      ['Bo', '2185550102', '', '3/1/2024'],
      ['Bo', '2185550102', '900', '3/1/2019'],
      ['Bo', '2185550102', '900', ''],
      ['Bo', '2185550102', '12.50', ''],
    ];
    const drafts = rows.map((cells, at) => priced(cells, at + 1));
    const [first] = planImport(drafts, { choice: 'update', existing: [] });
    expect(first).toMatchObject({
      action: 'create',
      draft: { amount: 90_000, createdAt: Date.UTC(2019, 2, 1, 15) },
      fields: { notes: 'Another amount: 12.50' },
    });
  });

  it("make batches within the rules' reads", () => {
    const rows = Array.from({ length: 80 }, (_, at) =>
      priced([`Customer ${at}`, '', at < 40 ? '900' : ''], at + 1),
    );
    const sizes = cutBatches(planImport(rows, { choice: 'create', existing: [] })).map(
      (batch) => batch.length,
    );
    expect(sizes).toEqual([AMOUNTS_PER_BATCH, AMOUNTS_PER_BATCH, ROWS_PER_BATCH]);
  });
});
