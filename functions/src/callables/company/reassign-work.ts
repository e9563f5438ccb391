import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { assigneesAfter, joinedBy } from '@/domain/core/assignees';
import type { HandOver } from '@/domain/core/assignees';
import type { OpenWork } from '@/domain/employees/open-work';
import { priceShape } from '@/domain/money/price';
import { readAdministered, readMember } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { countOpenWork, openWorkQuery, workNouns } from '../../company/open-work';
import type { WorkNoun } from '../../company/open-work';
import { id } from '../../calls/input';
import { readRecord, readSnapshot } from '../../records';

export const reassignWorkInput = v.strictObject({ from: id(1, 128), to: id(1, 128) });

/** Records of one transaction; each may also write its amount and its customer. */
const PAGE = 100;
/** Pages per call, well within a function's minute; the app calls until nothing is left. */
const PAGES_PER_CALL = 5;

/**
 * Gives a person's open work to a colleague page by page and returns what is left. Finished pages no longer
 * match the query, so repeated and concurrent calls are safe. Closed work keeps its assignees. Triggers
 * record the caller in each record's history.
 */
export async function reassignWork(
  db: Firestore,
  caller: Caller,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OpenWork> {
  if (from === to) throw new AppError('invalid', { sentence: 'Choose another person for this work.' });
  let owner = '';
  let pages = 0;
  for (const noun of workNouns()) {
    let more = true;
    while (more && pages < PAGES_PER_CALL) {
      const page = await handOverPage(db, caller, noun, from, to);
      owner = page.owner;
      more = page.size === PAGE;
      if (page.size > 0) pages += 1;
    }
  }
  return countOpenWork(db, owner, from);
}

async function handOverPage(
  db: Firestore,
  caller: Caller,
  noun: WorkNoun,
  from: string,
  to: string,
): Promise<{ readonly owner: string; readonly size: number }> {
  return db.runTransaction(async (tx) => {
    const { company } = await readAdministered(db, tx, caller.uid);
    await readMember(db, tx, company, to);
    const hand: HandOver = { from, to };
    const found = await tx.get(openWorkQuery(db, noun, company.uuid, from).limit(PAGE));
    if (found.empty) return { owner: company.uuid, size: 0 };
    const prices = await tx.getAll(
      ...found.docs.map(({ id: uuid }) => db.collection(COLLECTIONS.prices).doc(uuid)),
    );
    const customers = noun.key === 'trackers' ? await customersOf(db, tx, found.docs, company.uuid) : [];
    const stamp = { updatedAt: FieldValue.serverTimestamp(), updatedBy: caller.uid };

    for (const record of found.docs)
      tx.update(record.ref, { ...changesOf(noun, record.data(), hand), ...stamp });
    for (const price of prices) {
      const stored = readSnapshot(priceShape, price);
      // A price goes by its record's id, which a stranger may have taken.
      if (stored?.owner === company.uuid && stored.assignees.includes(from)) {
        tx.update(price.ref, { assignees: assigneesAfter(stored, hand), ...stamp });
      }
    }
    for (const customer of customers) {
      const assignees = joinedBy(readRecord(customerShape, customer.data() ?? {}), to);
      if (assignees) tx.update(customer.ref, { assignees, ...stamp });
    }
    return { owner: company.uuid, size: found.size };
  });
}

/** The trackers' customers, usually sold long ago, whom the new assignee must be able to see. */
async function customersOf(
  db: Firestore,
  tx: Transaction,
  trackers: readonly DocumentSnapshot[],
  owner: string,
): Promise<readonly DocumentSnapshot[]> {
  const ids = new Set(trackers.map((tracker) => String(tracker.get('customerId'))));
  const found = await tx.getAll(...[...ids].map((uuid) => db.collection(COLLECTIONS.customers).doc(uuid)));
  return found.filter((customer) => customer.get('owner') === owner);
}

/** Changes of a record in a reassignment; its assignees always change. */
export function changesOf(noun: WorkNoun, data: DocumentData, hand: HandOver) {
  const record = readRecord(noun.shape, data);
  return { assignees: assigneesAfter(record, hand), ...noun.openWork.changes(record, hand) };
}
