import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { mayOn, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { listBoundsOf } from '@/domain/core/bounds';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import { mergedFields, mergeProblem } from '@/domain/customers/merge';
import { CUSTOMER_LINKS } from '@/domain/customers/merge-links';
import { FIXED_PART_KEYS } from '@/domain/customers/merge-parts';
import type { MergePartKey } from '@/domain/customers/merge-parts';
import { activityShape } from '@/domain/history/activity';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { readRecord, readSnapshot, storedRecord } from '../../records';
import { beforeRef, earlierOf, mergeRef, mergeShape, PAGES_PER_CALL } from './merge';
import type { Earlier, MergeProgress } from './merge';
import { carryPages, movePage } from './merge-pages';
import type { Pair } from './merge-pages';

/** Custom fields of two customers together, with those whose definition is gone. */
const MOST_OWN_FIELDS = 2 * listBoundsOf(customerShape, 'customFields').max;

function isOwnField(part: unknown): boolean {
  return typeof part === 'string' && /^own:.{1,64}$/su.test(part);
}

export const mergeCustomersInput = v.strictObject({
  keptId: id(1, 64),
  goneId: id(1, 64),
  /** Parts of which the value of the customer who goes stays. */
  take: v.pipe(
    v.array(v.union([v.picklist(FIXED_PART_KEYS), v.custom<`own:${string}`>(isOwnField)])),
    v.maxLength(FIXED_PART_KEYS.length + MOST_OWN_FIELDS),
  ),
});

type Input = {
  readonly keptId: string;
  readonly goneId: string;
  readonly take: readonly MergePartKey[];
};

/**
 * Makes two customers one: the kept one gets the chosen values, and with them the records that copy a customer's;
 * everything about the other points to the kept one, and the other goes into the archive with the id of the kept one.
 * Some pages per call; each is one transaction over records that still name the other, so repeated, concurrent and
 * interrupted calls are safe. Needs the right to edit both and to delete the one who goes, and to see all records: those
 * of coworkers move, too.
 */
export async function mergeCustomers(
  db: Firestore,
  caller: Caller,
  input: Input,
  now: number,
  pagesPerCall = PAGES_PER_CALL,
): Promise<MergeProgress> {
  const pair = await begin(db, caller, input, now);
  const by = { uid: caller.uid, at: now };
  let pages = 0;
  for (const link of CUSTOMER_LINKS) {
    const carried = carryPages(db, pair, link, by);
    while (pages < pagesPerCall && (await carried())) pages += 1;
    for (const field of link.ids) {
      while (pages < pagesPerCall && (await movePage(db, pair, link, field, by))) pages += 1;
    }
  }
  const ref = mergeRef(db, input.goneId);
  const isDone = pages < pagesPerCall;
  if (isDone) await ref.update({ state: 'done' });
  return { moved: Number((await ref.get()).get('moved')), isDone };
}

/** Changes the two customers on the first call; later calls only check. */
async function begin(db: Firestore, caller: Caller, input: Input, now: number): Promise<Pair> {
  const { keptId, goneId, take } = input;
  const customers = db.collection(COLLECTIONS.customers);
  const price = (uuid: string) => db.collection(COLLECTIONS.prices).doc(uuid);
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, caller.uid);
    const [keptDoc, goneDoc, mergeDoc, keptPrice, gonePrice, beforeDoc] = await tx.getAll(
      customers.doc(keptId),
      customers.doc(goneId),
      mergeRef(db, goneId),
      price(keptId),
      price(goneId),
      beforeRef(db, goneId, keptId),
    );
    const kept = allowed(viewer, keptDoc, false);
    const gone = allowed(viewer, goneDoc, true);
    const merge = mergeDoc && readSnapshot(mergeShape, mergeDoc);
    if (merge?.keptId === keptId && gone.mergedInto === keptId && merge.state !== 'undoing')
      return { kept, gone, was: keptBefore(keptDoc, beforeDoc) ?? kept };
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
      const after = storedRecord(customerShape, changed);
      tx.set(beforeRef(db, goneId, doc.id), { owner: kept.owner, ...before, after });
      tx.update(doc.ref, after);
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
      owner,
      assignees: kept.assignees,
      at: now,
      by: caller.uid,
      byName: '',
      kind: 'note',
      changes: [],
    });
    const body = `Merged with ${gone.name}.`;
    tx.create(
      db.collection(COLLECTIONS.activity).doc(entry.uuid),
      storedRecord(activityShape, { ...entry, body }),
    );
    return { kept: { ...kept, ...changes }, gone, was: kept };
  });
}

/** The kept customer as they were before the merge, where a call goes on with it. */
function keptBefore(kept?: DocumentSnapshot, before?: DocumentSnapshot): Customer | null {
  const data = kept?.data();
  if (!data || !before?.exists) return null;
  // Written by this function alone.
  const { fields, absent } = before.data() as Earlier;
  const was = { ...data, ...fields };
  return readRecord(
    customerShape,
    Object.fromEntries(Object.entries(was).filter(([name]) => !absent.includes(name))),
  );
}

/** A customer that the viewer may merge; one who goes needs the right to delete, too. */
function allowed(viewer: Viewer, doc: DocumentSnapshot | undefined, goes: boolean): Customer {
  const customer = doc && readSnapshot(customerShape, doc);
  if (!customer || !mayOn(viewer, 'customers:view', customer)) throw new AppError('not-found');
  const may = mayOn(viewer, 'customers:edit', customer) && seesAll(viewer);
  if (!may || (goes && !mayOn(viewer, 'customers:delete', customer))) throw new AppError('denied');
  return customer;
}
