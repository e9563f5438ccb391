import { describe, expect, it } from 'vitest';
import { customerKeys, customerShape } from '../customer';
import type { Customer } from '../customer';
import { encodeFields } from '../record-codec';
import { initialOf } from '../shape';
import { wallClockOf } from '../time';
import { dateOrderOf, readDay, readInstant } from './dates';
import { guessMapping } from './guess-mapping';
import { changesFrom, countPlan, planImport } from './plan';
import { readRow } from './read-row';
import type { ReadContext } from './read-row';
import { delimiterOf, textOfFile } from './text-of-file';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('reading bytes', () => {
  it.each([
    ['plain UTF-8', new TextEncoder().encode('Name,Ort\nMaría,Köln'), 'utf-8', 'Name,Ort\nMaría,Köln'],
    ['UTF-8 with BOM', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'utf-8', 'a'],
    ['UTF-16 with BOM', utf16('Name,Ort'), 'utf-16le', 'Name,Ort'],
    ['UTF-16 without BOM', new Uint8Array(Buffer.from('Name,Phone', 'utf16le')), 'utf-16le', 'Name,Phone'],
    ['Windows-1252', new Uint8Array([0x4b, 0xf6, 0x6c, 0x6e]), 'windows-1252', 'Köln'],
  ])('finds %s', (_case, bytes, encoding, text) => {
    expect(textOfFile(bytes)).toEqual({ encoding, text });
  });

  it.each([
    ['Name,Phone\na,b', ','],
    ['Name;Phone\na;b', ';'],
    ['Name\tPhone\na\tb', '\t'],
    ['Name;Note\na;"x, y, z, and, more"', ';'],
    ['Name\nAnn', ','],
  ])('finds the delimiter of %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});

describe('mapping columns', () => {
  it.each([
    {
      from: 'Google Contacts',
      headers: [
        'First Name',
        'Last Name',
        'Organization Name',
        'Labels',
        'E-mail 1 - Value',
        'Phone 1 - Value',
        'Address 1 - Street',
        'Address 1 - City',
        'Address 1 - Region',
        'Address 1 - Postal Code',
      ],
      mapping: [
        'firstName',
        'lastName',
        'companyName',
        'tags',
        'email',
        'phone',
        'streetAddress',
        'city',
        'state',
        'zipcode',
      ],
    },
    {
      from: 'Outlook',
      headers: [
        'First Name',
        'Last Name',
        'Company',
        'E-mail Address',
        'Home Phone',
        'Business Phone',
        'Home Street',
        'Home City',
        'Home State',
        'Home Postal Code',
      ],
      mapping: [
        'firstName',
        'lastName',
        'companyName',
        'email',
        'phone',
        'phoneAlt',
        'streetAddress',
        'city',
        'state',
        'zipcode',
      ],
    },
    {
      from: 'an accounting program',
      headers: ['Customer full name', 'Phone numbers', 'Email', 'Bill address', 'Lead Source'],
      mapping: ['name', 'phone', 'email', 'streetAddress', 'leadSource'],
    },
  ])('understands $from', ({ headers, mapping }) => {
    expect(guessMapping(headers, [])).toEqual(mapping);
  });

  it('keeps what it does not know as fields of the business, known ones by their label', () => {
    const own = [{ key: 'roofAge', label: 'Roof age', kind: 'number', options: [] }] as const;
    expect(guessMapping(['Name', 'Roof Age', 'Gate code', ''], own)).toEqual([
      'name',
      'custom:roofAge',
      'custom:gateCode',
      'ignore',
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['11/23/2026', 'month-first', '2026-11-23'],
    ['23/11/2026', 'day-first', '2026-11-23'],
    ['2026-11-23', 'month-first', '2026-11-23'],
    ['23.11.2026', 'day-first', '2026-11-23'],
    ['Nov 23, 2026', 'month-first', '2026-11-23'],
    ['soon', 'month-first', null],
    ['2/30/2026', 'month-first', null],
  ] as const)('reads %s (%s) as %s', (value, order, day) => {
    expect(readDay(value, order)).toBe(day);
  });

  it('finds the order from the values', () => {
    expect(dateOrderOf(['1/2/2026', '23/11/2026'])).toBe('day-first');
    expect(dateOrderOf(['1/2/2026', '11/23/2026'])).toBe('month-first');
  });

  it('reads times on the wall clock of the zone, and nine in the morning for a bare day', () => {
    const zone = 'America/Chicago';
    expect(wallClockOf(readInstant('11/23/2026 2:30 PM', 'month-first', zone) ?? 0, zone)).toBe('14:30');
    expect(wallClockOf(readInstant('2026-11-23 08:15', 'month-first', zone) ?? 0, zone)).toBe('08:15');
    expect(wallClockOf(readInstant('11/23/2026', 'month-first', zone) ?? 0, zone)).toBe('09:00');
  });
});

const context: ReadContext = {
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
  zone: 'America/Chicago',
  dateOrder: 'month-first',
};

describe('reading a row', () => {
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
      salespersonName: 'Priya Shah',
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
    { cells: ['Ann', '', '', '', 'Nobody'], column: 4, reason: 'Nobody of this name works here.' },
    { cells: ['Ann', '', '', '', '', 'someday'], column: 5, reason: 'Not a date.' },
    { cells: ['Ann', '', '', '', '', '', 'a lot'], column: 6, reason: 'Not an amount of money.' },
  ])('points at the cell: $reason', ({ cells, column, reason }) => {
    expect(readRow(cells, 1, context).problems).toEqual([{ column, reason }]);
  });

  it('takes company, e-mail or phone for a missing name', () => {
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
    { choice: 'skip', counts: { create: 1, update: 0, skip: 2, refuse: 1 } },
    { choice: 'update', counts: { create: 1, update: 1, skip: 1, refuse: 1 } },
    { choice: 'create', counts: { create: 3, update: 0, skip: 0, refuse: 1 } },
  ] as const)('with $choice for duplicates', ({ choice, counts }) => {
    expect(countPlan(planImport(drafts, [existing], choice))).toEqual(counts);
  });

  it('says why a row is skipped or refused', () => {
    const plan = planImport(drafts, [existing], 'skip');
    expect(plan.map((row) => ('reason' in row ? row.reason : ''))).toEqual([
      'Already there: Ann Berg.',
      '',
      'Same customer as row 2.',
      'Not a phone number.',
    ]);
  });

  it('updates with what the file knows and adds to tags', () => {
    const [draft] = drafts;
    expect(draft && changesFrom(draft, existing)).toEqual({
      phone: '+1 218 555 0101',
      email: 'ann@mail.example',
      tags: ['old', 'new'],
    });
  });
});
