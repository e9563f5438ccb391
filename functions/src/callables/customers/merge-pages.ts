import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Customer } from '@/domain/customers/customer';
import { copiedChanges } from '@/domain/customers/merge-copies';
import type { CustomerLink } from '@/domain/customers/merge-links';
import { readSnapshot } from '../../records';
import { earlierOf, mergeRef, mergeShape, pageRef } from './merge';
import type { Merge, MovedPage } from './merge';

/** The one who is kept, with the merged values and as they `was`, and the one who goes. */
export type Pair = { readonly kept: Customer; readonly gone: Customer; readonly was: Customer };

/** Who merges, and when (epoch ms). */
type By = { readonly uid: string; readonly at: number };

/** Records of one transaction, each read and written, and their earlier fields in one document. */
const PAGE = 100;

/**
 * Carries the merged values to the kept customer's own records that copy the earlier ones. Each call changes the next
 * page that holds any; false when there is none. A repeated merge begins anew and finds those that are left.
 */
export function carryPages(
  db: Firestore,
  { kept, gone, was }: Pair,
  link: CustomerLink,
  by: By,
): () => Promise<boolean> {
  const { customerField } = link;
  if (customerField === null || link.names.length === 0 || !hasChanged(was, kept)) {
    return () => Promise.resolve(false);
  }
  let last = '';
  const named = db
    .collection(link.collection)
    .where('owner', '==', kept.owner)
    .where(customerField, '==', kept.uuid)
    .orderBy(FieldPath.documentId());
  const next = () =>
    db.runTransaction(async (tx) => {
      const page = last === '' ? named : named.startAfter(last);
      const { docs } = await tx.get(page.limit(PAGE));
      const merge = readSnapshot(mergeShape, await tx.get(mergeRef(db, gone.uuid)));
      const changes = docs.flatMap((doc) => {
        const after = copiedChanges(link, (field) => doc.get(field), was, kept);
        return Object.keys(after).length === 0 ? [] : [{ doc, after }];
      });
      const isMoving = merge?.state === 'moving';
      if (isMoving && changes.length > 0) write(db, tx, { merge, link, by, goneId: gone.uuid }, changes, 0);
      return {
        last: docs.at(-1)?.id ?? '',
        isLast: docs.length < PAGE || !isMoving,
        changed: changes.length,
      };
    });
  let isOver = false;
  return async () => {
    while (!isOver) {
      const page = await next();
      ({ last, isLast: isOver } = page);
      if (page.changed > 0) return true;
    }
    return false;
  };
}

function hasChanged(was: Customer, kept: Customer): boolean {
  const copied = ['name', 'phone', 'email', 'streetAddress', 'city', 'state', 'zipcode'] as const;
  return copied.some((field) => was[field] !== kept[field]);
}

/**
 * Moves a page of the business's records that name the customer by a field, with the copies they hold; false when there
 * is none.
 */
export async function movePage(
  db: Firestore,
  { kept, gone }: Pair,
  link: CustomerLink,
  field: string,
  by: By,
): Promise<boolean> {
  const owned = db.collection(link.collection).where('owner', '==', kept.owner).where(field, '==', gone.uuid);
  const named =
    field === 'recordId' && link.nounField ? owned.where(link.nounField, '==', 'customer') : owned;
  return db.runTransaction(async (tx) => {
    const own = link.collection === COLLECTIONS.prices ? gone.uuid : '';
    const found = await tx.get(named.limit(PAGE));
    // The price of the customer itself goes by its id, and waits for the merge to be undone.
    const docs = found.docs.filter((doc) => doc.id !== own);
    const merge = readSnapshot(mergeShape, await tx.get(mergeRef(db, gone.uuid)));
    if (docs.length === 0 || merge?.state !== 'moving') return false;
    const changes = docs.map((doc) => {
      const isNamed = (one: string) =>
        doc.get(one) === gone.uuid &&
        (one !== 'recordId' || link.nounField === null || doc.get(link.nounField) === 'customer');
      const ids = Object.fromEntries(link.ids.filter(isNamed).map((one) => [one, kept.uuid]));
      return { doc, after: { ...ids, ...copiedChanges(link, (name) => doc.get(name), gone, kept) } };
    });
    write(db, tx, { merge, link, by, goneId: gone.uuid }, changes, docs.length);
    return true;
  });
}

type Change = { readonly doc: QueryDocumentSnapshot; readonly after: DocumentData };

/** Writes the changes of a page and what it was before, in the transaction that has read it. */
function write(
  db: Firestore,
  tx: Transaction,
  { merge, link, by, goneId }: { merge: Merge; link: CustomerLink; by: By; goneId: string },
  changes: readonly Change[],
  moved: number,
): void {
  const stamp = link.isRecord ? { updatedAt: Timestamp.fromMillis(by.at), updatedBy: by.uid } : {};
  for (const { doc, after } of changes) tx.update(doc.ref, { ...after, ...stamp });
  const page: MovedPage = {
    owner: merge.owner,
    moved,
    records: changes.map(({ doc, after }) => ({
      path: doc.ref.path,
      before: earlierOf(doc, Object.keys(after)),
      after,
    })),
  };
  tx.set(pageRef(db, goneId, merge.pages), page);
  tx.update(mergeRef(db, goneId), { moved: merge.moved + moved, pages: merge.pages + 1 });
}
