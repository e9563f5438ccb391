import { SHARD_BYTES, SHARD_ROWS } from './directory';
import type { ListedCustomer } from './listed-customer';
import { encodeShard } from './shard-text';

/** What happened to a customer: how it was at a moment (epoch ms), or that it was deleted then (null). */
export type DirectoryChange = {
  readonly id: string;
  readonly at: number;
  readonly customer: ListedCustomer | null;
};

/** Shards by number; `count` is how many there are, a power of two. */
export type Shards = {
  readonly count: number;
  readonly rows: ReadonlyMap<number, readonly ListedCustomer[]>;
};

/** A customer as the change that made it what it is. */
export function changeOf(customer: ListedCustomer): DirectoryChange {
  return { id: customer.uuid, at: customer.updatedAt, customer };
}

/**
 * The shard a customer lies in: by a hash of the id (FNV-1a), so that everybody finds it without looking.
 * With twice as many shards it stays where it is or moves `count` further up.
 */
export function shardOf(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  }
  // The low bits alone would be those of the last letters.
  return (hash ^ (hash >>> 15)) & (count - 1);
}

/**
 * Brings rows up to date. For each customer the latest change counts, whatever the order in which they
 * come and however often; of two at the same moment a deletion, else the one that reads later.
 */
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

/** How many shards hold so many customers; never fewer than there are. */
export function shardCount(customers: number, count: number): number {
  return customers > count * SHARD_ROWS ? shardCount(customers, count * 2) : count;
}

/** Puts all customers into shards, more than asked for where one would become too long. */
export function intoShards(customers: readonly ListedCustomer[], least: number): Shards {
  const count = shardCount(customers.length, least);
  const rows = new Map(Array.from({ length: count }, (_, shard): [number, ListedCustomer[]] => [shard, []]));
  for (const customer of customers) rows.get(shardOf(customer.uuid, count))?.push(customer);
  const fits = [...rows.values()].every((part) => shardBytes(encodeShard(part)) <= SHARD_BYTES);
  return fits ? { count, rows } : intoShards(customers, count * 2);
}

/** The shards that changes touch. */
export function touchedShards(changes: readonly DirectoryChange[], count: number): readonly number[] {
  return [...new Set(changes.map((change) => shardOf(change.id, count)))];
}

/** These shards after the changes that concern them. */
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

/** Bytes a shard's text takes up when stored. */
export function shardBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
