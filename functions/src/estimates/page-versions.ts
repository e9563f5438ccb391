import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import type { Estimate } from '@/domain/estimates/estimate';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { readRecord, readSnapshot } from '../records';
import { answered, readNoters } from './answered-copy';

/** Most answers of a customer that are looked at. */
const MOST_ANSWERS = 500;

/** An estimate in the list of a page, and the frozen text of the version that the client has. */
type ShownVersion = { readonly row: MoneyCopy['estimates'][number]; readonly json: string };

/** What a page shows of its estimates; one without a readable version is left out. */
export async function readShownVersions(
  db: Firestore,
  tx: Transaction,
  estimates: readonly Estimate[],
): Promise<readonly ShownVersion[]> {
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
  return estimates.flatMap((estimate, at): readonly ShownVersion[] => {
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
