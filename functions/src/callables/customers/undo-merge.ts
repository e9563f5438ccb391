import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { mayOn, seesAll } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { customerShape } from '@/domain/customers/customer';
import { UNDO_MERGE_MS } from '@/domain/customers/merge';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { readSnapshot } from '../../records';
import { beforeRef, givenBack, mergeRef, mergeShape, pageRef, PAGES_PER_CALL } from './merge';
import type { Earlier, MergeProgress, MovedPage } from './merge';

export const undoMergeInput = v.strictObject({ goneId: id(1, 64) });

const TOO_LATE = 'A merge can be undone for 30 days. Enter the customer again instead.';
const NOT_KEPT =
  'What this merge changed was not kept, so it cannot be undone. Enter the customer again instead.';

/**
 * Takes a merge back, some pages per call, last moved first: records name the customer again where they still name the
 * kept one, and both customers get their earlier values where nobody has changed them since. Safe to repeat.
 */
export async function undoMerge(
  db: Firestore,
  caller: Caller,
  { goneId }: { readonly goneId: string },
  now: number,
  pagesPerCall = PAGES_PER_CALL,
): Promise<MergeProgress> {
  const merge = await beginUndo(db, caller, goneId, now);
  let pages = 0;
  while (pages < pagesPerCall && (await takeBackPage(db, merge))) pages += 1;
  const isDone = pages < pagesPerCall;
  if (isDone) await restoreCustomers(db, caller, merge);
  const left = isDone ? 0 : Number((await mergeRef(db, goneId).get()).get('moved'));
  return { moved: left, isDone };
}

/** A merge that is taken back, and the business whose records it moved. */
type Undone = { readonly goneId: string; readonly keptId: string; readonly owner: string };

async function beginUndo(db: Firestore, caller: Caller, goneId: string, now: number): Promise<Undone> {
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, caller.uid);
    const [mergeDoc, goneDoc] = await tx.getAll(
      mergeRef(db, goneId),
      db.collection(COLLECTIONS.customers).doc(goneId),
    );
    const merge = mergeDoc && readSnapshot(mergeShape, mergeDoc);
    const gone = goneDoc && readSnapshot(customerShape, goneDoc);
    // Functions alone set `mergedInto`: a customer created again under the same id has no merge.
    if (!merge || gone?.mergedInto !== merge.keptId || !mayOn(viewer, 'customers:view', gone))
      throw new AppError('not-found');
    if (!mayOn(viewer, 'customers:edit', gone) || !seesAll(viewer)) throw new AppError('denied');
    if (now - merge.at > UNDO_MERGE_MS) throw new AppError('invalid', { sentence: TOO_LATE });
    const kept = await tx.getAll(
      ...[merge.keptId, goneId].map((uuid) => beforeRef(db, goneId, uuid)),
      ...(merge.pages > 0 ? [pageRef(db, goneId, merge.pages - 1)] : []),
    );
    // Before anything is given back: half an Undo would lose what is left.
    if (!kept.every(({ exists }) => exists)) throw new AppError('invalid', { sentence: NOT_KEPT });
    tx.update(mergeRef(db, goneId), { state: 'undoing' });
    return { goneId, keptId: merge.keptId, owner: gone.owner };
  });
}

/** Takes the latest page of moved records back, field by field where nobody has changed them; false without one. */
async function takeBackPage(db: Firestore, { goneId, owner }: Undone): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const merge = readSnapshot(mergeShape, await tx.get(mergeRef(db, goneId)));
    if (!merge || merge.pages === 0) return false;
    const page = await tx.get(pageRef(db, goneId, merge.pages - 1));
    // Written by `mergeCustomers` alone.
    const { records, moved } = page.data() as MovedPage;
    const docs = await tx.getAll(...records.map(({ path }) => db.doc(path)));
    docs.forEach((doc, at) => {
      const record = records[at];
      if (!record || doc.get('owner') !== owner) return;
      const isStill = (name: string) => isDeepStrictEqual(doc.get(name), record.after[name]);
      const back = givenBack(record.before, isStill);
      if (Object.keys(back).length > 0) tx.update(doc.ref, back);
    });
    tx.delete(page.ref);
    tx.update(mergeRef(db, goneId), {
      pages: merge.pages - 1,
      moved: merge.moved - (moved ?? records.length),
    });
    return true;
  });
}

/** Gives both customers their earlier values, takes a price that came with the merge, and forgets the merge. */
async function restoreCustomers(
  db: Firestore,
  caller: Caller,
  { goneId, keptId, owner }: Undone,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const merged = readSnapshot(mergeShape, await tx.get(mergeRef(db, goneId)));
    if (!merged) return;
    const ids = [keptId, goneId];
    const found = await tx.getAll(...ids.map((uuid) => db.collection(COLLECTIONS.customers).doc(uuid)));
    const before = await tx.getAll(...ids.map((uuid) => beforeRef(db, goneId, uuid)));
    const price = await tx.get(db.collection(COLLECTIONS.prices).doc(keptId));
    const stamp = { updatedAt: Timestamp.now(), updatedBy: caller.uid };
    // Edits since the merge stay.
    const isUntouched = (doc: DocumentSnapshot) =>
      doc.get('owner') === owner && isDeepStrictEqual(doc.get('updatedAt'), Timestamp.fromMillis(merged.at));
    found.forEach((customer, at) => {
      const stored = before[at];
      if (!stored?.exists || customer.get('owner') !== owner) return;
      // Written by `mergeCustomers` alone; earlier versions without `after`.
      const { after, ...earlier } = stored.data() as Earlier & { readonly after?: DocumentData };
      const isAsLeft = customer.id === goneId || isUntouched(customer);
      const back = givenBack(
        earlier,
        (name) => isAsLeft || (after !== undefined && isDeepStrictEqual(customer.get(name), after[name])),
      );
      if (Object.keys(back).length > 0) tx.update(customer.ref, { ...back, ...stamp });
    });
    if (merged.tookPrice && isUntouched(price)) tx.delete(price.ref);
    forget(tx, db, goneId, ids);
  });
}

function forget(tx: Transaction, db: Firestore, goneId: string, ids: readonly string[]): void {
  for (const uuid of ids) tx.delete(beforeRef(db, goneId, uuid));
  tx.delete(mergeRef(db, goneId));
}
