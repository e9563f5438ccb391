import { createHash } from 'node:crypto';
import type { DocumentData, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS, PUBLIC_COPY } from '@/domain/core/collections';
import { linkCondition } from '@/domain/trackers/links';
import { trackingShape } from '@/domain/trackers/tracker';
import { issuedCopyId, issuedCopyShape, moneyCopyShape } from '@/domain/tracking/money-copy';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { shownInvoice } from '@/domain/tracking/shown-invoice';
import { readCardTerms } from '../card-payments/card-terms';
import { readPageInvoices } from '../invoices/page-invoices';
import { readInvoiceCopies } from '../invoices/page-papers';
import { readPageReceipts } from '../invoices/page-receipts';
import { readSnapshot, storedRecord } from '../records';
import { readPageEstimates } from './page-estimates';
import { dropKey, lockRef, openedBy, readLock } from './page-lock';
import { readShownVersions } from './page-versions';

const MOST_LINKS = 100;

/** Frozen papers of invoices that one transaction copies; a transaction holds 10 MB, a paper up to 0.7. */
const COPIES_AT_ONCE = 5;

/**
 * Makes the money of a link's page equal to what the client has, or deletes it where the page is not open. A page that no
 * device has unlocked has none. One transaction reads and writes, so the order of events does not matter; what is frozen
 * and copied already is not read again.
 */
export async function refreshMoney(db: Firestore, link: string, now = Date.now()): Promise<void> {
  const paperless = new Set<string>();
  let isWhole = false;
  while (!isWhole) isWhole = await db.runTransaction((tx) => refreshed(db, tx, { link, paperless, now }));
}

type Refresh = {
  readonly link: string;
  /** Invoices that turned out to have no frozen paper. */
  readonly paperless: Set<string>;
  readonly now: number;
};

/** Refreshes the page, with some of the papers that it lacks; whether it has them all. */
async function refreshed(
  db: Firestore,
  tx: Transaction,
  { link, paperless, now }: Refresh,
): Promise<boolean> {
  const linkRef = db.collection(COLLECTIONS.tracking).doc(link);
  const [linkDoc, lockDoc] = await tx.getAll(linkRef, lockRef(db, link));
  if (!linkDoc || !lockDoc) return true;
  const { key } = readLock(lockDoc);
  if (key === '') return true;
  const handle = readSnapshot(trackingShape, linkDoc);
  if (!handle || linkCondition(handle, now) !== 'active') {
    await dropKey(db, tx, lockDoc);
    return true;
  }
  const stored = await openedBy(db, tx, link, key);
  const shown = await readShownVersions(db, tx, await readPageEstimates(db, tx, handle));
  const invoices = await readPageInvoices(db, tx, handle);
  const came = await readPageReceipts(db, tx, handle, invoices);
  const isStored = (id: string) => stored.some((doc) => doc.id === issuedCopyId(key, id));
  const ids = invoices.map(({ uuid }) => uuid);
  const missing = ids.filter((id) => !isStored(id) && !paperless.has(id));
  const asked = missing.slice(0, COPIES_AT_ONCE);
  const copies = await readInvoiceCopies(db, tx, asked);
  for (const id of asked) if (!copies.some((copy) => copy.id === id)) paperless.add(id);
  const money: MoneyCopy = {
    estimates: shown.map(({ row }) => row),
    invoices: invoices.map(shownInvoice),
    ...came,
    ...(await readCardTerms(db, tx, handle.owner)),
  };
  const wanted = new Map<string, DocumentData>([
    [key, storedRecord(moneyCopyShape, money)],
    ...shown.map(({ row, json }): [string, DocumentData] => [
      issuedCopyId(key, row.id),
      storedRecord(issuedCopyShape, { version: row.version, sha256: row.sha256, json }),
    ]),
    ...copies.map(({ id, data }): [string, DocumentData] => [issuedCopyId(key, id), data]),
  ]);
  const kept = new Set(ids.map((id) => issuedCopyId(key, id)));
  for (const { id, ref } of stored) if (!wanted.has(id) && !kept.has(id)) tx.delete(ref);
  for (const [id, data] of wanted) {
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
    if (stored.find((doc) => doc.id === id)?.get('hash') === hash) continue;
    tx.set(linkRef.collection(PUBLIC_COPY.subcollection).doc(id), { ...data, hash });
  }
  return missing.length <= COPIES_AT_ONCE;
}

/** The ids of the links whose pages show the estimates of a tracker, or of a customer before the sale. */
export async function linksWith(
  db: Firestore,
  owner: string,
  { trackerId, customerId }: { readonly trackerId: string; readonly customerId: string },
): Promise<readonly string[]> {
  const own = db.collection(COLLECTIONS.tracking).where('owner', '==', owner).limit(MOST_LINKS);
  const queries: readonly Query[] = [
    ...(trackerId === '' ? [] : [own.where('trackerId', '==', trackerId)]),
    ...(customerId === '' ? [] : [own.where('customerId', '==', customerId)]),
  ];
  const found = await Promise.all(queries.map((query) => query.select().get()));
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}
