import { describe, expect, it } from 'vitest';
import { customerShape } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { importBatchShape } from '../import-run';
import type { ImportBatch } from '../import-run';
import { initialOf } from '../../core/shape';
import { readKeptValues, takeBack } from './take-back';

const AT = 1_000;
const batch: ImportBatch = {
  ...initialOf(importBatchShape.fields),
  owner: 'acme',
  importId: 'import-1',
  createdAt: AT,
  created: ['new'],
  changed: JSON.stringify([{ id: 'old', values: { phone: '1' } }]),
};
const customer = (uuid: string, changes: Partial<Customer> = {}): [string, Customer] => [
  uuid,
  {
    ...initialOf(customerShape.fields),
    uuid,
    name: uuid,
    owner: 'acme',
    updatedAt: AT,
    importId: uuid === 'new' ? 'import-1' : '',
    ...changes,
  },
];

describe('undoing a batch', () => {
  it.each<[string, readonly [string, Customer][], readonly string[], unknown]>([
    [
      'untouched',
      [customer('new'), customer('old')],
      [],
      [
        { kind: 'delete', id: 'new' },
        { kind: 'restore', id: 'old', values: { phone: '1' }, absent: [] },
      ],
    ],
    [
      'edited since',
      [customer('new', { updatedAt: AT + 1 }), customer('old', { updatedAt: AT + 1 })],
      [],
      [
        { kind: 'keep', id: 'new', name: 'new' },
        { kind: 'keep', id: 'old', name: 'old' },
      ],
    ],
    [
      'written about since',
      [customer('new'), customer('old')],
      ['new', 'old'],
      [
        { kind: 'keep', id: 'new', name: 'new' },
        { kind: 'restore', id: 'old', values: { phone: '1' }, absent: [] },
      ],
    ],
    ['gone', [], [], []],
    ['of another import', [customer('new', { importId: 'import-2' })], [], []],
    ['of another business', [customer('old', { owner: 'other' })], [], []],
  ])('customers %s', (_case, customers, workedOn, steps) => {
    expect(takeBack(batch, new Map(customers), new Set(workedOn))).toEqual(steps);
  });

  it('takes fields away that the customer did not have, but not the people of a salesperson', () => {
    const restored = (values: object) => {
      const changed = JSON.stringify([{ id: 'old', values, absent: ['assignees', 'city'] }]);
      const steps = takeBack({ ...batch, created: [], changed }, new Map([customer('old')]), new Set());
      return steps.map((step) => step.kind === 'restore' && step.absent);
    };
    const none = { city: '', assignees: [] };
    expect(restored({ ...none, salesperson: '' })).toEqual([['assignees', 'city']]);
    expect(restored({ ...none, salesperson: 'sally' })).toEqual([['city']]);
  });

  it.each<[string, Partial<Customer>, object, object]>([
    ['is kept', { salesperson: 'sally' }, { assignees: ['max'] }, { assignees: ['sally', 'max'] }],
    [
      'comes back',
      {},
      { salesperson: 'sally', assignees: [] },
      { salesperson: 'sally', assignees: ['sally'] },
    ],
    ['is there', { salesperson: 'sally' }, { assignees: ['sally'] }, { assignees: ['sally'] }],
    ['is nobody', {}, { assignees: ['max'] }, { assignees: ['max'] }],
    [
      'finds no place',
      { salesperson: 'sally' },
      { assignees: Array.from({ length: 30 }, (_, at) => `a${at}`) },
      { assignees: ['sally', ...Array.from({ length: 29 }, (_, at) => `a${at}`)] },
    ],
  ])('keeps the salesperson assigned: one who %s', (_case, now, values, restored) => {
    const changed = JSON.stringify([{ id: 'old', values }]);
    const customers = new Map([customer('old', now)]);
    expect(takeBack({ ...batch, created: [], changed }, customers, new Set())).toEqual([
      { kind: 'restore', id: 'old', values: restored, absent: [] },
    ]);
  });
});

describe('earlier values', () => {
  it.each([
    ['', []],
    ['[{"id":', []],
    ['{}', []],
    ['[7, {"id": 7}, {"id": "a"}]', []],
    [
      '[{"id":"a","values":{"phone":7,"city":"Duluth","owner":"me","importId":"x","tags":["b"]}}]',
      [{ id: 'a', values: { city: 'Duluth', tags: ['b'] }, absent: [] }],
    ],
    [
      '[{"id":"a","values":{"name":"Ann","city":""},"absent":["city","name","email",7]}]',
      [{ id: 'a', values: { city: '' }, absent: ['city'] }],
    ],
  ])('of %j are those that fit a customer', (json, values) => {
    expect(readKeptValues(json)).toEqual(values);
  });
});
