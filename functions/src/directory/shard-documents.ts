import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { byteLength } from '@/domain/format/byte-length';
import type { Shards } from '@/domain/directory/compaction';
import { DIRECTORY_FORMAT, directoryShape, shardShape } from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { decodeShard, encodeShard } from '@/domain/directory/shard-text';
import { readRecord, readSnapshot, storedRecord } from '../records';
import type { Lease } from './lease';

/** Most bytes written in one transaction; Firestore takes 10 MiB. */
const WRITE_BYTES = 4_000_000;

/** The stored state of a directory; null when there is none that can be updated. */
export async function readDirectory(db: Firestore, owner: string): Promise<Directory | null> {
  const directory = readSnapshot(directoryShape, await db.collection(COLLECTIONS.directory).doc(owner).get());
  return directory?.format === DIRECTORY_FORMAT ? directory : null;
}

/**
 * Reads shards by number; a missing one is empty.
 * @throws AppError('invalid') when one cannot be read.
 */
export async function readShards(
  db: Firestore,
  owner: string,
  numbers: readonly number[],
  count: number,
): Promise<Shards> {
  const shards = db.collection(directoryPart(owner, 'shards'));
  const found = numbers.length > 0 ? await db.getAll(...numbers.map((k) => shards.doc(String(k)))) : [];
  const rows = found.map((doc) => {
    const data = doc.data();
    return [Number(doc.id), data ? decodeShard(readRecord(shardShape, data).rows) : []] as const;
  });
  return { count, rows: new Map(rows) };
}

/** Writes shards under the lease, highest first, so readers miss no customer that moves to a higher shard. */
export async function writeShards(db: Firestore, owner: string, shards: Shards, lease: Lease): Promise<void> {
  const collection = db.collection(directoryPart(owner, 'shards'));
  const documents = [...shards.rows]
    .toSorted(([one], [other]) => other - one)
    .map(([number, customers]) => ({
      ref: collection.doc(String(number)),
      data: { owner, n: customers.length, rows: encodeShard(customers) },
    }));
  for (const group of groupsOf(documents)) {
    await db.runTransaction(async (tx) => {
      await lease.hold(tx);
      for (const { ref, data } of group) tx.set(ref, storedRecord(shardShape, data));
    });
  }
}

/** Number of customers in all shards, without reading them. */
export async function countRows(db: Firestore, owner: string): Promise<number> {
  const shards = await db.collection(directoryPart(owner, 'shards')).select('n').get();
  return shards.docs.reduce((sum, doc) => sum + readRecord(shardShape, doc.data()).n, 0);
}

/** Records the shards' state, after they were written. */
export async function writeDirectory(db: Firestore, directory: Directory, lease: Lease): Promise<void> {
  await db.runTransaction(async (tx) => {
    await lease.hold(tx);
    tx.set(
      db.collection(COLLECTIONS.directory).doc(directory.owner),
      storedRecord(directoryShape, directory),
    );
  });
}

function groupsOf<D extends { readonly data: { readonly rows: string } }>(
  documents: readonly D[],
): readonly (readonly D[])[] {
  const groups: D[][] = [];
  let bytes = Infinity;
  for (const document of documents) {
    const size = byteLength(document.data.rows);
    if (bytes + size > WRITE_BYTES) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(document);
    bytes += size;
  }
  return groups;
}
