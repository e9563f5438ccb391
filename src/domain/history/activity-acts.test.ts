import { describe, expect, it } from 'vitest';
import { makeActivity } from '@tests/factories/records';
import type { Activity } from './activity';
import { actsOf } from './activity-acts';

const AT = 1_795_550_400_000;

const entry = (uuid: string, changes: Partial<Activity>) =>
  makeActivity({ uuid, createdAt: AT, createdBy: 'dana', kind: 'changed', body: '', ...changes });

const list = (before: string, after: string) => [{ field: 'listOrganizer', before, after }];
const short = (entries: readonly Activity[]) =>
  actsOf(entries).map(({ entry: { uuid }, meaning, details }) => [
    uuid,
    meaning,
    details.map((one) => one.uuid),
  ]);

describe('acts of a history', () => {
  it('join what one save changed in fields and in amounts', () => {
    const tags = { field: 'tags', before: '', after: 'hail' };
    const deductible = { field: 'insurance.deductible', before: '', after: '100000' };
    const acts = actsOf([entry('e1', { changes: [tags] }), entry('e1', { changes: [deductible] })]);
    expect(acts).toMatchObject([{ entry: { uuid: 'e1', changes: [tags, deductible] }, details: [] }]);
  });

  it.each([
    ['sold', list('Open', 'Sold'), 'created'],
    ['undidSold', list('Sold', 'Open'), 'changed'],
  ] as const)('combine a sale into one: %s', (meaning, changes, kind) => {
    const sale = [
      entry('job', { noun: 'job', kind }),
      entry('price', {
        noun: 'tracker',
        kind: 'created',
        changes: [{ field: 'amount', before: '', after: '1' }],
      }),
      entry('customer', { changes }),
      entry('tracker', { noun: 'tracker', kind }),
    ];
    const before = entry('before', { createdAt: AT - 1 });
    expect(short([...sale, before])).toEqual([
      ['customer', meaning, ['job', 'price', 'tracker']],
      ['before', null, []],
    ]);
  });

  it('lead with the tracker for people who do not see the customer', () => {
    const made = { kind: 'created' } as const;
    const sale = [entry('job', { noun: 'job', ...made }), entry('tracker', { noun: 'tracker', ...made })];
    expect(short(sale)).toEqual([['tracker', null, ['job']]]);
  });

  it('keep apart entries of others, handwritten ones, and those without an author', () => {
    const apart = [
      entry('sale', { changes: list('Open', 'Sold') }),
      entry('other', { createdBy: 'marcus' }),
      entry('note', { kind: 'note' }),
      entry('nobody', { createdBy: '', kind: 'deleted', noun: 'job' }),
      entry('elsewhere', { customerId: 'c2' }),
    ];
    expect(short(apart)).toEqual([
      ['sale', 'sold', []],
      ...['other', 'note', 'nobody', 'elsewhere'].map((uuid) => [uuid, null, []]),
    ]);
  });

  it('do not take a restored customer for a sale', () => {
    expect(short([entry('back', { changes: list('Archive', 'Sold') })])).toEqual([['back', null, []]]);
  });
});
