import { byteLength } from '../format/byte-length';
import { SHARD_BYTES, SHARD_ROWS } from './directory';
import type { ListedCustomer } from './listed-customer';
import { encodeShard } from './shard-text';

/** A customer's state at a moment (epoch ms), or its deletion then (null). */
export type DirectoryChange = {
  readonly id: string;
  readonly at: number;
  readonly customer: ListedCustomer | null;
};

/** Shards by number; `count` is their number, a power of two. */
export type Shards = {
  readonly count: number;
  readonly rows: ReadonlyMap<number, readonly ListedCustomer[]>;
};

export function changeOf(customer: ListedCustomer): DirectoryChange {
  return { id: customer.uuid, at: customer.updatedAt, customer };
}

/** A customer's shard: a hash of the id (FNV-1a). When the count doubles, it stays or moves up by `count`. */
export function shardOf(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  }
  // The low bits alone would depend on the last letters only.
  return (hash ^ (hash >>> 15)) & (count - 1);
}

/** Applies changes in any order: the latest per customer wins; in a tie a deletion, else the greater text. */
export function withChanges(
  rows: readonly ListedCustomer[],
  changes: readonly DirectoryChange[],
): readonly ListedCustomer[] {
  const latest = new Map<string, DirectoryChange>();
  for (const change of [...rows.map(changeOf), ...changes]) {
    const known = latest.get(change.id);
    if (!known || isLater(change, known)) latest.set(change.id, change);
  }
  return [...latest.values()].flatMap(({ customer }) => customer ?? []);
}

function isLater(one: DirectoryChange, other: DirectoryChange): boolean {
  if (one.at !== other.at) return one.at > other.at;
  if (one.customer === null || other.customer === null) return one.customer === null;
  return JSON.stringify(one.customer) > JSON.stringify(other.customer);
}

/** Number of shards for so many customers; never fewer than now. */
export function shardCount(customers: number, count: number): number {
  return customers > count * SHARD_ROWS ? shardCount(customers, count * 2) : count;
}

/** Distributes all customers over shards, more than asked for when one would be too long. */
export function intoShards(customers: readonly ListedCustomer[], least: number): Shards {
  const count = shardCount(customers.length, least);
  const rows = new Map(Array.from({ length: count }, (_, shard): [number, ListedCustomer[]] => [shard, []]));
  for (const customer of customers) rows.get(shardOf(customer.uuid, count))?.push(customer);
  const fits = [...rows.values()].every((part) => byteLength(encodeShard(part)) <= SHARD_BYTES);
  return fits ? { count, rows } : intoShards(customers, count * 2);
}

export function touchedShards(changes: readonly DirectoryChange[], count: number): readonly number[] {
  return [...new Set(changes.map((change) => shardOf(change.id, count)))];
}

export function compacted(shards: Shards, changes: readonly DirectoryChange[]): Shards {
  const rows = [...shards.rows].map(([shard, held]): [number, readonly ListedCustomer[]] => [
    shard,
    withChanges(
      held,
      changes.filter((change) => shardOf(change.id, shards.count) === shard),
    ),
  ]);
  return { count: shards.count, rows: new Map(rows) };
}
