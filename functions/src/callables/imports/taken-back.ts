import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Viewer } from '@/domain/access/viewer';
import { chunks } from '@/domain/core/chunks';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import type { ImportBatch } from '@/domain/import/import-run';
import { priceShape } from '@/domain/money/price';
import { readSnapshot, storedRecord } from '../../records';

/** What Undo takes back of one batch; `write` writes it, after all reads of the transaction. */
export type TakenBack = {
  readonly count: number;
  readonly kept: readonly { readonly id: string; readonly name: string }[];
  readonly write: () => void;
};

/** Reads a batch's records and decides about them. */
export type UndoBatch = (
  db: Firestore,
  tx: Transaction,
  viewer: Viewer,
  batch: ImportBatch,
) => Promise<TakenBack>;

/** Most ids of Firestore's `in`. */
export const IDS_PER_QUERY = 30;

/** The records of these ids that exist, by id. */
export async function recordsNamed<F extends Fields>(
  db: Firestore,
  tx: Transaction,
  shape: Shape<F>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InferFields<F>>> {
  const found = new Map<string, InferFields<F>>();
  if (ids.length === 0) return found;
  for (const snapshot of await tx.getAll(...ids.map((id) => db.collection(shape.collection).doc(id)))) {
    const record = readSnapshot(shape, snapshot);
    if (record) found.set(snapshot.id, record);
  }
  return found;
}

/** The update that gives a record what it had before an import: earlier values, and the absence of others. */
export function givenBack<F extends Fields>(
  shape: Shape<F>,
  { values, absent }: { readonly values: Partial<InferFields<F>>; readonly absent: readonly string[] },
): DocumentData {
  const stored = Object.entries(storedRecord(shape, values)).map(([name, value]): [string, unknown] => [
    name,
    absent.includes(name) ? FieldValue.delete() : without(value, name, absent),
  ]);
  return Object.fromEntries(stored);
}

/** A group without these paths. */
function without(value: unknown, path: string, absent: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || !absent.some((one) => one.startsWith(`${path}.`)))
    return value;
  const left = Object.entries(value).filter(([name]) => !absent.includes(`${path}.${name}`));
  return Object.fromEntries(left.map(([name, held]) => [name, without(held, `${path}.${name}`, absent)]));
}

/** The records' amounts: those the batch created in its commit that are unchanged, and all others. */
export async function amountsOf(
  db: Firestore,
  tx: Transaction,
  { owner, createdAt }: ImportBatch,
  ids: readonly string[],
): Promise<{ readonly made: ReadonlySet<string>; readonly others: ReadonlySet<string> }> {
  const [made, others] = [new Set<string>(), new Set<string>()];
  if (ids.length === 0) return { made, others };
  const prices = await tx.getAll(...ids.map((uuid) => db.collection(COLLECTIONS.prices).doc(uuid)));
  for (const snapshot of prices) {
    const price = readSnapshot(priceShape, snapshot);
    if (!price || price.owner !== owner) continue;
    const isUntouched = price.createdAt === createdAt && price.updatedAt === createdAt;
    (isUntouched ? made : others).add(snapshot.id);
  }
  return { made, others };
}

/** Those of these records that have a history, files or tasks, which would be left without their record. */
export async function annotated(
  db: Firestore,
  tx: Transaction,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of chunks(ids, IDS_PER_QUERY)) {
    for (const collection of [COLLECTIONS.activity, COLLECTIONS.files, COLLECTIONS.tasks]) {
      const entries = await tx.get(
        db.collection(collection).where('owner', '==', owner).where('recordId', 'in', some),
      );
      for (const doc of entries.docs) found.add(String(doc.get('recordId')));
    }
  }
  return found;
}
