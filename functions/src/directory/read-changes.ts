import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { settingsShape } from '@/domain/company/company';
import { listedKeys } from '@/domain/company/custom-fields';
import { customerShape } from '@/domain/customers/customer';
import { changeOf } from '@/domain/directory/compaction';
import type { DirectoryChange } from '@/domain/directory/compaction';
import { GONE_KEPT_MS, goneShape } from '@/domain/directory/directory';
import { listedCustomer, storedFields } from '@/domain/directory/listed-customer';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { readRecord, readSnapshot } from '../records';

const PAGE = 500;

/** Changes and deletions of a business's customers since a moment (epoch ms). */
export async function readChanges(
  db: Firestore,
  owner: string,
  own: readonly string[],
  since: number,
): Promise<readonly DirectoryChange[]> {
  const moment = Timestamp.fromMillis(since);
  const gone = db.collection(directoryPart(owner, 'gone')).where('at', '>', moment).orderBy('at');
  const changed = customersOf(db, owner, own).where('updatedAt', '>', moment).orderBy('updatedAt');
  const marks: DirectoryChange[] = [];
  for await (const doc of pages(gone)) {
    const { customerId, at } = readRecord(goneShape, doc.data());
    marks.push({ id: customerId, at, customer: null });
  }
  const changes: DirectoryChange[] = [];
  for await (const doc of pages(changed)) changes.push(changeOf(listedFrom(doc, own)));
  return [...marks, ...changes];
}

/** Every customer of a business with these own fields, page by page in the order of ids. */
export async function readEveryCustomer(
  db: Firestore,
  owner: string,
  own: readonly string[],
): Promise<readonly ListedCustomer[]> {
  const customers: ListedCustomer[] = [];
  const all = customersOf(db, owner, own).orderBy(FieldPath.documentId());
  for await (const doc of pages(all)) customers.push(listedFrom(doc, own));
  return customers;
}

/** Keys of the custom fields that the business chose for its lists. */
export async function readListedKeys(db: Firestore, owner: string): Promise<readonly string[]> {
  const settings = readSnapshot(settingsShape, await db.collection(COLLECTIONS.settings).doc(owner).get());
  return settings ? listedKeys(settings) : [];
}

/** Deletes tombstones that every device has seen; `asOf` in epoch ms. */
export async function sweepGone(db: Firestore, owner: string, asOf: number): Promise<void> {
  const old = await db
    .collection(directoryPart(owner, 'gone'))
    .where('at', '<', Timestamp.fromMillis(asOf - GONE_KEPT_MS))
    .limit(PAGE)
    .get();
  if (old.empty) return;
  const batch = db.batch();
  for (const doc of old.docs) batch.delete(doc.ref);
  await batch.commit();
}

export async function countCustomers(db: Firestore, owner: string): Promise<number> {
  const answer = await db.collection(COLLECTIONS.customers).where('owner', '==', owner).count().get();
  return answer.data().count;
}

/** Time of the last change of a customer of the business, epoch ms; 0 when it has none. */
export async function lastChange(db: Firestore, owner: string): Promise<number> {
  const newest = await customersOf(db, owner, []).orderBy('updatedAt', 'desc').limit(1).get();
  return newest.docs[0] ? listedFrom(newest.docs[0], []).updatedAt : 0;
}

/** Selects only the directory's fields: notes would be most of the bytes. */
function customersOf(db: Firestore, owner: string, own: readonly string[]): Query {
  const { customFields: _, ...plain } = storedFields;
  return db
    .collection(COLLECTIONS.customers)
    .where('owner', '==', owner)
    .select(...Object.keys(plain), ...own.map((key) => new FieldPath('customFields', key)));
}

/** The document's own id wins over a stored one. */
function listedFrom(doc: QueryDocumentSnapshot, own: readonly string[]): ListedCustomer {
  return listedCustomer({ ...readRecord(customerShape, doc.data()), uuid: doc.id }, own);
}

async function* pages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let next = query.limit(PAGE);
  for (;;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = query.limit(PAGE).startAfter(last);
  }
}
