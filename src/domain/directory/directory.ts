import { COLLECTIONS, DIRECTORY_PARTS } from '../core/collections';
import { defineShape, integer, moment, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';
import { DAY_MS } from '../time/time';

/** How shards are written; a directory of another format is built anew, and not read until then. */
export const DIRECTORY_FORMAT = 2;

/** Customers a shard holds before their number is doubled: 10,000 customers lie in 8. */
export const SHARD_ROWS = 1_500;

/** More shards than any business has. */
export const MOST_SHARDS = 1_000;

/** Longest text of a shard in bytes; a document holds 1 MiB. */
export const SHARD_BYTES = 900_000;

/** Changes since the directory was written that a device reads live; beyond them it loads it anew. */
export const MOST_CHANGES = 200;

/** Changes since the directory was written after which a device asks for it to be written anew. */
export const CHANGES_BEFORE_COMPACTION = 25;

/** How long marks of deletions are kept, ms: longer than anybody leaves a page open. */
export const GONE_KEPT_MS = 30 * DAY_MS;

/**
 * `Directory/{owner}`: what is known of the shards below it. It is written after them, so whoever reads
 * it first never finds shards that are older.
 */
export const directoryShape = defineShape(COLLECTIONS.directory, {
  owner: serverOnly(requiredText(128)),
  format: serverOnly(integer(0, 1_000)),
  /** The newest change of a customer that is in the shards; what is newer is read live. */
  asOf: serverOnly(moment()),
  /** Customers in all shards. */
  n: serverOnly(integer(0, 10_000_000)),
  /** How many shards there are, a power of two. */
  shards: serverOnly(integer(0, 10_000)),
  /** Goes up when the shards were built from the customers themselves instead of from changes. */
  build: serverOnly(integer(0, 1_000_000_000)),
});
export type Directory = Infer<typeof directoryShape>;

/** Whether changes and marks of deletions tell all that happened since a directory was written. */
export function canCatchUp(earlier: Directory, now: Directory): boolean {
  return (
    earlier.build === now.build && earlier.format === now.format && now.asOf - earlier.asOf < GONE_KEPT_MS
  );
}

/** `Directory/{owner}/Shards/{k}`: about 1,500 customers as one text, see `encodeShard`. */
export const shardShape = defineShape(DIRECTORY_PARTS.shards, {
  owner: serverOnly(requiredText(128)),
  /** Customers in it. */
  n: serverOnly(integer(0, 1_000_000)),
  rows: serverOnly(text(SHARD_BYTES)),
});

/** `Directory/{owner}/Gone/{id}`: a customer was deleted; written in the batch that deletes it. */
export const goneShape = defineShape(DIRECTORY_PARTS.gone, {
  owner: requiredText(128),
  customerId: requiredText(64),
  at: moment(),
});
export type Gone = Infer<typeof goneShape>;
