import { describe, expect, it } from 'vitest';
import { customerShape } from '../customers/customer';
import { exportColumns, exportedRecord } from './export-values';
import {
  boolean,
  cents,
  derivedByServer,
  group,
  groupList,
  integer,
  moment,
  optionalMoment,
  text,
  textList,
  textMap,
} from '../core/shape';

const fields = {
  name: text(80),
  createdAt: moment(),
  dueAt: optionalMoment(),
  amount: cents(),
  hours: integer(0, 24),
  done: boolean(),
  tags: textList(5, 20),
  ownFields: textMap(5, 20),
  insurance: group({ claimNumber: text(20), lossAt: optionalMoment() }),
  steps: groupList(5, { at: moment(), label: text(20) }),
};

const record = {
  name: '=HYPERLINK("x")',
  createdAt: Date.UTC(2026, 10, 22, 20, 30),
  dueAt: null,
  amount: 123_456,
  hours: 8,
  done: true,
  tags: ['roof', 'urgent'],
  ownFields: { pitch: '6/12' },
  insurance: { claimNumber: 'A-7', lossAt: Date.UTC(2026, 0, 2) },
  steps: [{ at: Date.UTC(2026, 0, 1), label: 'Tear off' }],
};

const row = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    exportColumns(fields, 'America/Chicago').map(({ heading, text: cell }) => [heading, cell(values)]),
  );

it('leaves out what functions derive from other fields', () => {
  const derived = { find: derivedByServer(textList(5, 20)) };
  expect(exportColumns({ ...fields, ...derived }, 'America/Chicago')).toHaveLength(
    exportColumns(fields, 'America/Chicago').length,
  );
  expect(exportedRecord(derived, { find: ['roof'] })).toEqual({});
});

describe('a record as a row of a table', () => {
  it('has a column for every field, groups flattened', () => {
    expect(row(record)).toEqual({
      Name: '=HYPERLINK("x")',
      'Created at': '2026-11-22 14:30',
      'Due at': '',
      Amount: '1234.56',
      Hours: '8',
      Done: 'yes',
      Tags: 'roof, urgent',
      'Own fields': 'pitch: 6/12',
      'Insurance: claim number': 'A-7',
      'Insurance: loss at': '2026-01-01 18:00',
      Steps: '[{"at":"2026-01-01T00:00:00.000Z","label":"Tear off"}]',
    });
  });

  it('has empty cells for unknown values', () => {
    const cells = row({ createdAt: 0, steps: [] });
    expect(Object.entries(cells).filter(([, cell]) => cell !== '')).toEqual([['Done', 'no']]);
  });

  it('gives every column its own name', () => {
    const headings = exportColumns(customerShape.fields, 'UTC').map((column) => column.heading);
    expect(new Set(headings).size).toBe(headings.length);
  });
});

it('writes moments at any depth as ISO text in JSON, and keeps the rest', () => {
  expect(exportedRecord(fields, record)).toEqual({
    ...record,
    createdAt: '2026-11-22T20:30:00.000Z',
    insurance: { claimNumber: 'A-7', lossAt: '2026-01-02T00:00:00.000Z' },
    steps: [{ at: '2026-01-01T00:00:00.000Z', label: 'Tear off' }],
  });
});
