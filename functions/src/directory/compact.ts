import type { Firestore } from 'firebase-admin/firestore';
import { compacted, intoShards, shardCount, touchedShards, withChanges } from '@/domain/directory/compaction';
import { byteLength } from '@/domain/format/byte-length';
import type { DirectoryChange, Shards } from '@/domain/directory/compaction';
import { DIRECTORY_FORMAT, SHARD_BYTES } from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { encodeShard } from '@/domain/directory/shard-text';
import type { Lease } from './lease';
import {
  countCustomers,
  lastChange,
  readListedKeys,
  readChanges,
  readEveryCustomer,
  sweepGone,
} from './read-changes';
import { countRows, readDirectory, readShards, writeDirectory, writeShards } from './shard-documents';

/**
 * A change is stamped on arrival and becomes visible a moment later. Changes stamped this long before the
 * last compaction (ms) are read again, since that one may have missed them.
 */
const OVERLAP_MS = 10_000;

/** Updates a directory under a lease. Shards follow from the customers alone, so a repetition is harmless. */
export async function compact(db: Firestore, owner: string, lease: Lease): Promise<void> {
  const directory = await readDirectory(db, owner);
  const own = await readListedKeys(db, owner);
  if (!directory || directory.own.join() !== own.join()) return rebuild(db, owner, lease, directory, own);
  const counted = await countCustomers(db, owner);
  const changes = await readChanges(db, owner, own, directory.asOf - OVERLAP_MS);
  const count = await applyChanges(db, directory, changes, lease);
  const n = await countRows(db, owner);
  if (n !== counted && counted === (await countCustomers(db, owner))) {
    // No recent change explains the difference in the count.
    return rebuild(db, owner, lease, directory, own);
  }
  await sweepGone(db, owner, directory.asOf);
  const asOf = changes.reduce((latest, { at }) => Math.max(latest, at), directory.asOf);
  if (asOf === directory.asOf && n === directory.n && count === directory.shards) return;
  await writeDirectory(db, { ...directory, asOf, n, shards: count }, lease);
}

/** Builds the shards from the customers themselves. Later changes are newer than `asOf`. */
async function rebuild(
  db: Firestore,
  owner: string,
  lease: Lease,
  before: Directory | null,
  own: readonly string[],
): Promise<void> {
  const asOf = await lastChange(db, owner);
  const customers = await readEveryCustomer(db, owner, own);
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
      own,
      build: (before?.build ?? 0) + 1,
    },
    lease,
  );
}

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
  const isTooLong = [...after.rows.values()].some((rows) => byteLength(encodeShard(rows)) > SHARD_BYTES);
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

/** Shards whose text changed; unchanged ones need no new delivery. */
function differing(before: Shards, after: Shards): Shards {
  const rows = [...after.rows].filter(
    ([shard, customers]) => encodeShard(customers) !== encodeShard(before.rows.get(shard) ?? []),
  );
  return { count: after.count, rows: new Map(rows) };
}
