import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS, DIRECTORY_PARTS } from '../core/collections';
import { MOST_LISTED_FIELDS } from '../company/company';
import { defineShape, integer, moment, requiredText, serverOnly, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';
import { DAY_MS } from '../time/time';

/** Format of shards; a directory of another format is rebuilt and not read until then. */
export const DIRECTORY_FORMAT = 3;

/** Customers per shard before the count doubles: 10,000 customers take 8. */
export const SHARD_ROWS = 1_500;

/** More shards than any business has. */
export const MOST_SHARDS = 1_000;

/** Longest text of a shard in bytes; a document holds 1 MiB. */
export const SHARD_BYTES = 900_000;

/** Most changes since the last compaction a device reads live; beyond, it reloads the directory. */
export const MOST_CHANGES = 200;

/** Changes after which a device requests a compaction. */
export const CHANGES_BEFORE_COMPACTION = 25;

/** How long tombstones are kept, ms: longer than any page stays open. */
export const GONE_KEPT_MS = 30 * DAY_MS;

/** `Directory/{owner}`: state of its shards, written after them: readers start here. */
export const directoryShape = defineShape(COLLECTIONS.directory, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  format: serverOnly(integer(0, 1_000)),
  /** The newest customer change in the shards; newer ones are read live. */
  asOf: serverOnly(moment()),
  n: serverOnly(integer(0, 10_000_000)),
  shards: serverOnly(integer(0, 10_000)),
  /** Keys of the custom fields that the shards hold, sorted; other ones need a rebuild. */
  own: serverOnly(textList(MOST_LISTED_FIELDS, 40)),
  /** Increases when the shards are rebuilt from the customers instead of from changes. */
  build: serverOnly(integer(0, 1_000_000_000)),
});
export type Directory = Infer<typeof directoryShape>;

/** Whether changes and tombstones cover everything since an earlier state. */
export function canCatchUp(earlier: Directory, now: Directory): boolean {
  return (
    earlier.build === now.build && earlier.format === now.format && now.asOf - earlier.asOf < GONE_KEPT_MS
  );
}

/** `Directory/{owner}/Shards/{k}`: about 1,500 customers as one text, see `encodeShard`. */
export const shardShape = defineShape(DIRECTORY_PARTS.shards, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  n: serverOnly(integer(0, 1_000_000)),
  rows: serverOnly(text(SHARD_BYTES)),
});

/** `Directory/{owner}/Gone/{id}`: tombstone of a deleted customer, written in the deleting batch. */
export const goneShape = defineShape(DIRECTORY_PARTS.gone, {
  owner: bookkeeping(requiredText(128)),
  customerId: requiredText(64),
  at: moment(),
});
export type Gone = Infer<typeof goneShape>;
