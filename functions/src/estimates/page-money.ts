import { createHash } from 'node:crypto';
import type { DocumentData, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS, PUBLIC_COPY } from '@/domain/core/collections';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import type { Estimate } from '@/domain/estimates/estimate';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import { linkCondition } from '@/domain/trackers/links';
import { trackingShape } from '@/domain/trackers/tracker';
import { issuedCopyId, issuedCopyShape, moneyCopyShape } from '@/domain/tracking/money-copy';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { answered, readNoters } from './answered-copy';
import { readPageEstimates } from './page-estimates';
import { dropKey, lockRef, openedBy, readLock } from './page-lock';

/** Most answers of a customer that are looked at. */
const MOST_ANSWERS = 500;
const MOST_LINKS = 100;

/**
 * Makes the money of a link's page equal to what the client has, or deletes it where the page is not open. A page that no
 * device has unlocked has none. One transaction reads and writes, so the order of events does not matter.
 */
export async function refreshMoney(db: Firestore, link: string, now = Date.now()): Promise<void> {
  const linkRef = db.collection(COLLECTIONS.tracking).doc(link);
  await db.runTransaction(async (tx) => {
    const [linkDoc, lockDoc] = await tx.getAll(linkRef, lockRef(db, link));
    if (!linkDoc || !lockDoc) return;
    const { key } = readLock(lockDoc);
    if (key === '') return;
    const handle = readSnapshot(trackingShape, linkDoc);
    if (!handle || linkCondition(handle, now) !== 'active') {
      await dropKey(db, tx, lockDoc);
      return;
    }
    const stored = await openedBy(db, tx, link, key);
    const shown = await readShown(db, tx, await readPageEstimates(db, tx, handle));
    const wanted = new Map<string, DocumentData>([
      [key, storedRecord(moneyCopyShape, { estimates: shown.map(({ row }) => row) })],
      ...shown.map(({ row, json }): [string, DocumentData] => [
        issuedCopyId(key, row.id),
        storedRecord(issuedCopyShape, { version: row.version, sha256: row.sha256, json }),
      ]),
    ]);
    for (const { id, ref } of stored) if (!wanted.has(id)) tx.delete(ref);
    for (const [id, data] of wanted) {
      const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
      if (stored.find((doc) => doc.id === id)?.get('hash') === hash) continue;
      tx.set(linkRef.collection(PUBLIC_COPY.subcollection).doc(id), { ...data, hash });
    }
  });
}

type Shown = { readonly row: MoneyCopy['estimates'][number]; readonly json: string };

async function readShown(
  db: Firestore,
  tx: Transaction,
  estimates: readonly Estimate[],
): Promise<readonly Shown[]> {
  const [first] = estimates;
  if (!first) return [];
  const papers = db.collection(COLLECTIONS.issuedPapers);
  const [found, answers] = await Promise.all([
    tx.getAll(...estimates.map(({ uuid, version }) => papers.doc(issuedPaperId(uuid, version)))),
    tx.get(
      db
        .collection(COLLECTIONS.decisions)
        .where('owner', '==', first.owner)
        .where('customerId', '==', first.customerId)
        .where('outcome', '==', 'Taken')
        .limit(MOST_ANSWERS),
    ),
  ]);
  const taken = answers.docs
    .map((doc) => readRecord(decisionShape, doc.data()))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const nameOf = await readNoters(db, tx, taken);
  return estimates.flatMap((estimate, at): readonly Shown[] => {
    const stored = found[at];
    const paper = stored && readSnapshot(issuedPaperShape, stored);
    const issued = paper && readIssued(paper.json);
    if (!issued) return [];
    const { uuid: id, version, status, kind, total, sentAt } = estimate;
    const answer = taken.find((one) => one.estimateId === id && one.version === version);
    const { number, title, validUntil, currency } = issued;
    const row = {
      ...{ id, number, kind, title, status, version, sha256: paper.sha256, sentAt: sentAt ?? 0 },
      ...{ validUntil, total, currency, ...answered(answer, nameOf) },
      isOpen: ESTIMATE_WITH_CLIENT.includes(status),
    };
    return [{ row, json: paper.json }];
  });
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
