import type { Firestore } from 'firebase-admin/firestore';
import {
  compacted,
  intoShards,
  shardBytes,
  shardCount,
  touchedShards,
  withChanges,
} from '@/domain/directory/compaction';
import type { DirectoryChange, Shards } from '@/domain/directory/compaction';
import { DIRECTORY_FORMAT, SHARD_BYTES } from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { encodeShard } from '@/domain/directory/shard-text';
import type { Lease } from './lease';
import { countCustomers, lastChange, readChanges, readEveryCustomer, sweepGone } from './read-changes';
import { countRows, readDirectory, readShards, writeDirectory, writeShards } from './shard-documents';

/**
 * A change is stamped when it reaches the server and seen a moment later: what was stamped this long
 * before the last compaction (ms) is read again, for it may not have been seen then.
 */
const OVERLAP_MS = 10_000;

/**
 * Brings the directory of a business up to date under a lease. Done twice, or after a half that failed,
 * it ends the same, for shards follow from the customers alone.
 */
export async function compact(db: Firestore, owner: string, lease: Lease): Promise<void> {
  const directory = await readDirectory(db, owner);
  if (!directory) return rebuild(db, owner, lease, null);
  const counted = await countCustomers(db, owner);
  const changes = await readChanges(db, owner, directory.asOf - OVERLAP_MS);
  const count = await applyChanges(db, directory, changes, lease);
  const n = await countRows(db, owner);
  if (n !== counted && counted === (await countCustomers(db, owner))) {
    // Nothing comes or goes at the moment, and yet somebody is missing or too many.
    return rebuild(db, owner, lease, directory);
  }
  await sweepGone(db, owner, directory.asOf);
  const asOf = changes.reduce((latest, { at }) => Math.max(latest, at), directory.asOf);
  if (asOf === directory.asOf && n === directory.n && count === directory.shards) return;
  await writeDirectory(db, { ...directory, asOf, n, shards: count }, lease);
}

/** Builds the shards from the customers themselves. What changes meanwhile is newer than `asOf`. */
async function rebuild(db: Firestore, owner: string, lease: Lease, before: Directory | null): Promise<void> {
  const asOf = await lastChange(db, owner);
  const customers = await readEveryCustomer(db, owner);
  const shards = intoShards(customers, Math.max(before?.shards ?? 1, 1));
  await writeShards(db, owner, shards, lease);
  await writeDirectory(
    db,
    {
      owner,
      format: DIRECTORY_FORMAT,
      asOf,
      n: customers.length,
      shards: shards.count,
      build: (before?.build ?? 0) + 1,
    },
    lease,
  );
}

/** Writes the shards that differ after the changes; answers how many there are now. */
async function applyChanges(
  db: Firestore,
  directory: Directory,
  changes: readonly DirectoryChange[],
  lease: Lease,
): Promise<number> {
  const { owner, shards: count } = directory;
  const before = await readShards(db, owner, touchedShards(changes, count), count);
  const after = compacted(before, changes);
  const added = rowsIn(after) - rowsIn(before);
  const isTooLong = [...after.rows.values()].some((rows) => shardBytes(encodeShard(rows)) > SHARD_BYTES);
  if (isTooLong || shardCount(directory.n + added, count) > count) {
    const all = await readShards(db, owner, [...Array(count).keys()], count);
    const customers = withChanges([...all.rows.values()].flat(), changes);
    const wider = intoShards(customers, count);
    await writeShards(db, owner, wider, lease);
    return wider.count;
  }
  await writeShards(db, owner, differing(before, after), lease);
  return count;
}

const rowsIn = (shards: Shards) => [...shards.rows.values()].reduce((sum, rows) => sum + rows.length, 0);

/** Those shards that do not read as before; unchanged ones need not be delivered again. */
function differing(before: Shards, after: Shards): Shards {
  const rows = [...after.rows].filter(
    ([shard, customers]) => encodeShard(customers) !== encodeShard(before.rows.get(shard) ?? []),
  );
  return { count: after.count, rows: new Map(rows) };
}
