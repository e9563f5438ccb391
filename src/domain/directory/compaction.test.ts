import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerShape } from '../customers/customer';
import { initialOf } from '../core/shape';
import {
  changeOf,
  compacted,
  intoShards,
  shardCount,
  shardOf,
  touchedShards,
  withChanges,
} from './compaction';
import type { DirectoryChange, Shards } from './compaction';
import { SHARD_ROWS } from './directory';
import { listedCustomer } from './listed-customer';
import type { ListedCustomer } from './listed-customer';

const customer = (uuid: string, updatedAt: number, name = 'Noor'): ListedCustomer =>
  listedCustomer({ ...initialOf(customerShape.fields), uuid, updatedAt, name });

const anyChange: fc.Arbitrary<DirectoryChange> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    at: fc.integer({ min: 1, max: 6 }),
    name: fc.option(fc.constantFrom('Noor', 'Deshawn', 'Tyler')),
  })
  .map(({ id, at, name }) => ({ id, at, customer: name === null ? null : customer(id, at, name) }));
const changes = fc.array(anyChange, { maxLength: 12 });

const sorted = (rows: readonly ListedCustomer[]) => rows.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));

describe('changes to rows', () => {
  it.each([
    ['a newer one replaces', [customer('a', 1, 'Old')], [changeOf(customer('a', 2, 'New'))], ['New']],
    ['an older one does not', [customer('a', 2, 'New')], [changeOf(customer('a', 1, 'Old'))], ['New']],
    ['a deletion takes away', [customer('a', 1)], [{ id: 'a', at: 2, customer: null }], []],
    ['a deletion of the same moment too', [customer('a', 2)], [{ id: 'a', at: 2, customer: null }], []],
    [
      'a returning customer is there',
      [],
      [{ id: 'a', at: 2, customer: null }, changeOf(customer('a', 3, 'Back'))],
      ['Back'],
    ],
    ['a new customer is added', [customer('a', 1, 'Ann')], [changeOf(customer('b', 1, 'Bo'))], ['Ann', 'Bo']],
  ])('%s', (_, rows, made, names) => {
    expect(withChanges(rows, made).map((row) => row.name)).toEqual(names);
  });

  it('count once, in any order and number', () => {
    const twice = changes.chain((made) =>
      fc.tuple(fc.constant(made), fc.shuffledSubarray([...made, ...made], { minLength: made.length * 2 })),
    );
    fc.assert(
      fc.property(twice, ([made, again]) => {
        expect(sorted(withChanges([], again))).toEqual(sorted(withChanges([], made)));
      }),
    );
  });

  it('may come in two parts when nothing was deleted between them', () => {
    const kept = changes.map((made) => made.filter((change) => change.customer));
    fc.assert(
      fc.property(kept, kept, (first, second) => {
        const inParts = withChanges(withChanges([], first), second);
        expect(sorted(inParts)).toEqual(sorted(withChanges([], [...second, ...first])));
      }),
    );
  });
});

describe('shards', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 40 });

  it('hold every customer once, each in its own shard', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(1, 2, 8), (uuids, count) => {
        const shards = intoShards(
          uuids.map((uuid) => customer(uuid, 1)),
          count,
        );
        const found = [...shards.rows].flatMap(([shard, rows]) =>
          rows.map((row): [string, number] => [row.uuid, shard]),
        );
        expect(found).toHaveLength(uuids.length);
        expect(new Map(found)).toEqual(new Map(uuids.map((uuid) => [uuid, shardOf(uuid, count)])));
      }),
    );
  });

  it('keep a customer in place or move it straight up when the count doubles', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(1, 2, 4, 8), (id, count) => {
        expect([0, count]).toContain(shardOf(id, count * 2) - shardOf(id, count));
      }),
    );
  });

  it('spread ten thousand ids evenly', () => {
    const filled = new Map<number, number>();
    for (let at = 0; at < 10_000; at += 1) {
      const shard = shardOf(`customer-${at}`, 8);
      filled.set(shard, (filled.get(shard) ?? 0) + 1);
    }
    expect(Math.max(...filled.values())).toBeLessThan(SHARD_ROWS);
    expect(filled.size).toBe(8);
  });

  it('grow with the customers and never shrink', () => {
    expect([0, SHARD_ROWS, SHARD_ROWS + 1, 10_000].map((n) => shardCount(n, 1))).toEqual([1, 1, 2, 8]);
    expect(shardCount(1, 16)).toBe(16);
  });

  it('are the same after changes as when rebuilt', () => {
    fc.assert(
      fc.property(changes, changes, fc.constantFrom(1, 2, 4), (before, made, count) => {
        const rows = withChanges([], before);
        const whole: Shards = { count, rows: intoShards(rows, count).rows };
        const touched = touchedShards(made, count);
        const part = { count, rows: new Map([...whole.rows].filter(([shard]) => touched.includes(shard))) };
        const after = new Map([...whole.rows, ...compacted(part, made).rows]);
        const expected = intoShards(withChanges(rows, made), count).rows;
        for (const [shard, held] of expected) expect(sorted(after.get(shard) ?? [])).toEqual(sorted(held));
      }),
    );
  });
});
