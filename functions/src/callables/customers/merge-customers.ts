import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { mayOn, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import { MERGE_PART_KEYS, mergedFields, mergeProblem } from '@/domain/customers/merge';
import type { MergePartKey } from '@/domain/customers/merge';
import { CUSTOMER_LINKS } from '@/domain/customers/merge-links';
import type { CustomerLink } from '@/domain/customers/merge-links';
import { activityShape } from '@/domain/history/activity';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { readSnapshot, storedRecord } from '../../records';
import { beforeRef, earlierOf, mergeRef, mergeShape, pageRef, PAGES_PER_CALL } from './merge';
import type { MergeProgress, MovedPage } from './merge';

export const mergeCustomersInput = v.strictObject({
  keptId: id(1, 64),
  goneId: id(1, 64),
  /** Parts of which the value of the customer who goes stays. */
  take: v.pipe(v.array(v.picklist(MERGE_PART_KEYS)), v.maxLength(MERGE_PART_KEYS.length)),
});

type Input = {
  readonly keptId: string;
  readonly goneId: string;
  readonly take: readonly MergePartKey[];
};

/** Records of one transaction, each read and written, and their earlier fields in one document. */
const PAGE = 100;

/**
 * Makes two customers one: the kept one gets the chosen values, everything about the other points to them, and the
 * other goes into the archive with the id of the kept one. Some pages per call; each is one transaction over records
 * that still name the other, so repeated, concurrent and interrupted calls are safe. Needs the right to edit both and
 * to delete the one who goes, and to see all records: those of coworkers move, too.
 */
export async function mergeCustomers(
  db: Firestore,
  caller: Caller,
  input: Input,
  now: number,
  pagesPerCall = PAGES_PER_CALL,
): Promise<MergeProgress> {
  const pair = await begin(db, caller, input, now);
  let pages = 0;
  for (const link of CUSTOMER_LINKS) {
    for (const field of link.ids) {
      while (pages < pagesPerCall && (await movePage(db, caller.uid, pair, link, field, now))) pages += 1;
    }
  }
  const ref = mergeRef(db, input.goneId);
  const isDone = pages < pagesPerCall;
  if (isDone) await ref.update({ state: 'done' });
  return { moved: Number((await ref.get()).get('moved')), isDone };
}

/** The one who is kept, with the merged values, and the one who goes. */
type Pair = { readonly kept: Customer; readonly gone: Customer };

/** Changes the two customers on the first call; later calls only check. */
async function begin(db: Firestore, caller: Caller, input: Input, now: number): Promise<Pair> {
  const { keptId, goneId, take } = input;
  const customers = db.collection(COLLECTIONS.customers);
  const price = (uuid: string) => db.collection(COLLECTIONS.prices).doc(uuid);
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, caller.uid);
    const [keptDoc, goneDoc, mergeDoc, keptPrice, gonePrice] = await tx.getAll(
      customers.doc(keptId),
      customers.doc(goneId),
      mergeRef(db, goneId),
      price(keptId),
      price(goneId),
    );
    const kept = allowed(viewer, keptDoc, false);
    const gone = allowed(viewer, goneDoc, true);
    const merge = mergeDoc && readSnapshot(mergeShape, mergeDoc);
    if (merge?.keptId === keptId && gone.mergedInto === keptId && merge.state !== 'undoing')
      return { kept, gone };
    const problem = mergeProblem(kept, gone);
    if (problem !== null) throw new AppError('invalid', { sentence: problem });

    const stamp = { updatedAt: now, updatedBy: caller.uid };
    const changes = { ...mergedFields(kept, gone, take), ...stamp };
    const hidden = { mergedInto: keptId, listOrganizer: 'Archive', archivedAt: now, ...stamp } as const;
    for (const [doc, changed] of [
      [keptDoc, changes],
      [goneDoc, hidden],
    ] as const) {
      if (!doc) continue;
      const before = earlierOf(doc, Object.keys(changed));
      tx.set(beforeRef(db, goneId, doc.id), { owner: kept.owner, ...before });
      tx.update(doc.ref, storedRecord(customerShape, changed));
    }
    // A price goes by its record's id, which a stranger may have taken.
    const tookPrice = gonePrice?.get('owner') === gone.owner && keptPrice?.exists === false;
    if (tookPrice) {
      const own = { uuid: keptId, customerId: keptId, updatedAt: Timestamp.fromMillis(now) };
      tx.create(price(keptId), { ...gonePrice.data(), ...own });
    }
    const owner = kept.owner;
    tx.set(
      mergeRef(db, goneId),
      storedRecord(mergeShape, {
        owner,
        keptId,
        by: caller.uid,
        at: now,
        state: 'moving',
        moved: 0,
        pages: 0,
        tookPrice,
      }),
    );
    const entry = entryOfWrite({
      uuid: `merge-${goneId}-${now}`,
      subject: subjectOf(customerNoun, keptId, kept),
      ...{ owner, assignees: kept.assignees, at: now, by: caller.uid, byName: '', kind: 'note', changes: [] },
    });
    const body = `Merged with ${gone.name}.`;
    tx.create(
      db.collection(COLLECTIONS.activity).doc(entry.uuid),
      storedRecord(activityShape, { ...entry, body }),
    );
    return { kept: { ...kept, ...changes }, gone };
  });
}

/** A customer that the viewer may merge; one who goes needs the right to delete, too. */
function allowed(viewer: Viewer, doc: DocumentSnapshot | undefined, goes: boolean): Customer {
  const customer = doc && readSnapshot(customerShape, doc);
  if (!customer || !mayOn(viewer, 'customers:view', customer)) throw new AppError('not-found');
  const may = mayOn(viewer, 'customers:edit', customer) && seesAll(viewer);
  if (!may || (goes && !mayOn(viewer, 'customers:delete', customer))) throw new AppError('denied');
  return customer;
}

/**
 * Moves a page of the business's records that name the customer by a field; false when there is none. A name is changed
 * only where it is the customer's: users who know the id alone must not learn the name of the one who is kept.
 */
async function movePage(
  db: Firestore,
  uid: string,
  { kept, gone }: Pair,
  link: CustomerLink,
  field: string,
  now: number,
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
    const records = docs.map((doc) => {
      const isNamed = (one: string) =>
        doc.get(one) === gone.uuid &&
        (one !== 'recordId' || link.nounField === null || doc.get(link.nounField) === 'customer');
      const names = link.names.filter((one) => doc.get(one) === gone.name);
      const after = Object.fromEntries([
        ...link.ids.filter(isNamed).map((one) => [one, kept.uuid]),
        ...names.map((one) => [one, kept.name]),
      ]);
      const stamp = link.isRecord ? { updatedAt: Timestamp.fromMillis(now), updatedBy: uid } : {};
      tx.update(doc.ref, { ...after, ...stamp });
      return { path: doc.ref.path, before: earlierOf(doc, Object.keys(after)), after };
    });
    const page: MovedPage = { owner: merge.owner, records };
    tx.set(pageRef(db, gone.uuid, merge.pages), page);
    tx.update(mergeRef(db, gone.uuid), { moved: merge.moved + docs.length, pages: merge.pages + 1 });
    return true;
  });
}
