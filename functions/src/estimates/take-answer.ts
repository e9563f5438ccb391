import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { answerProblem } from '@/domain/estimates/answers/answer-problem';
import { ANSWER_WAYS } from '@/domain/estimates/answers/answer-words';
import type { Decision } from '@/domain/estimates/answers/decision';
import { choiceTotals } from '@/domain/estimates/estimate-sums';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { readIssued } from '@/domain/estimates/issued-estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { Day } from '@/domain/time/time';
import { readSnapshot, storedRecord } from '../records';
import { enterEstimate } from './estimate-entry';
import { keepDraftAside } from './keep-draft-aside';

/** The version that a client has, as it was frozen. */
export type Paper = { readonly sha256: string; readonly issued: IssuedEstimate };

/** The frozen version of an estimate; null where it has none. */
export async function readPaper(
  db: Firestore,
  tx: Transaction,
  { uuid, version }: Pick<Estimate, 'uuid' | 'version'>,
): Promise<Paper | null> {
  if (version === 0) return null;
  const ref = db.collection(COLLECTIONS.issuedPapers).doc(issuedPaperId(uuid, version));
  const paper = readSnapshot(issuedPaperShape, await tx.get(ref));
  const issued = paper && readIssued(paper.json);
  return issued ? { sha256: paper.sha256, issued } : null;
}

type Answering = {
  readonly ref: DocumentReference;
  readonly estimate: Estimate;
  readonly paper: Paper;
  readonly decision: Decision;
  readonly today: Day;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Lets an answer count in the transaction that read the estimate: its status, what was signed, and the history. Returns why
 * it does not count, as a sentence, and then writes nothing.
 */
export function takeAnswer(db: Firestore, tx: Transaction, answering: Answering): string | null {
  const { ref, estimate, paper, decision, today, now } = answering;
  const problem = answerProblem(estimate, paper, decision, today);
  if (problem !== null) return problem;
  const by = decision.createdBy;
  const signed = decision.decision === 'Approved' ? signedOf(paper.issued, decision) : {};
  tx.update(
    ref,
    storedRecord(estimateShape, {
      ...signed,
      status: decision.decision,
      ...{ statusAt: now, statusBy: by, updatedAt: now, updatedBy: by },
    }),
  );
  if (decision.decision === 'Approved')
    keepDraftAside(db, tx, { ref, estimate, issued: paper.issued, by, now });
  const reason = decision.note === '' ? '' : `\n${decision.note}`;
  enterEstimate(db, tx, estimate, {
    ...{ id: decision.uuid, at: now, by, byName: decision.name, kind: 'message' },
    body: `${decision.decision}, version ${paper.issued.version}, ${ANSWER_WAYS[decision.how]}${reason}`,
  });
  return null;
}

/** The total of what was signed, in cents. */
function signedOf(issued: IssuedEstimate, { option, extras }: Decision): Partial<Estimate> {
  const totals = choiceTotals(issued, { option, extras: new Set(extras) });
  return typeof totals === 'string' ? {} : { total: totals.total };
}
