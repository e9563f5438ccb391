import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { decisionShape } from '@/domain/estimates/answers/decision';
import type { Decision } from '@/domain/estimates/answers/decision';
import { ESTIMATE_MOVES, ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { answeredWords, refusedAnswerWords } from '@/domain/notifications/estimate-words';
import { refOf } from '../document-ref';
import { issueVersion } from '../estimates/issue-version';
import { awaitsOffice, draftProblem, readDraft } from '../estimates/ready-draft';
import type { ReadyDraft } from '../estimates/ready-draft';
import { readPaper, takeAnswer } from '../estimates/take-answer';
import { tellEstimate } from '../estimates/tell-estimate';
import { readSnapshot, storedRecord } from '../records';
import type { Step } from './change';

/**
 * On an answer that an employee noted, perhaps long ago and without signal: lets it count while its version is the current
 * one. What was signed in person before it was sent becomes a version, if it is still the same. Otherwise it says why not.
 */
export const settleDecision: Step = async (db, { id, after }) => {
  // A device writes no field of functions: a new answer has no outcome yet.
  if (!after || (after['outcome'] ?? 'Waiting') !== 'Waiting') return;
  const now = Date.now();
  const settled = await db
    .runTransaction((tx) => settle(db, tx, id, now))
    .catch((error: unknown) => {
      if (error instanceof AppError) return refuse(db, id, error.message, now);
      throw error;
    });
  if (!settled) return;
  const { decision, estimate } = settled;
  const isTaken = decision.outcome === 'Taken';
  await tellEstimate(db, estimate, {
    ...{ eventId: id, at: now },
    // Nobody is told of their own acts, but an author has to learn of a refusal.
    by: isTaken ? decision.createdBy : '',
    words: isTaken ? answeredWords(decision, estimate) : refusedAnswerWords(decision, estimate),
    also: isTaken ? '' : decision.createdBy,
  });
};

type Settled = { readonly decision: Decision; readonly estimate: Estimate };

/** @throws AppError whose message says why the answer does not count; nothing is written then */
async function settle(db: Firestore, tx: Transaction, id: string, now: number): Promise<Settled | null> {
  const waiting = await readWaiting(db, tx, id);
  if (!waiting) return null;
  const { decision, estimate, stored } = waiting;
  const isUnsent = decision.version === 0;
  if (isUnsent && decision.contentAt !== estimate.contentAt)
    throw new AppError('conflict', { sentence: CHANGED });
  const draft = await readDraft(db, tx, estimate, stored, now);
  const hasClient = estimate.sentOf === estimate.contentAt && ESTIMATE_WITH_CLIENT.includes(estimate.status);
  const paper = isUnsent && !hasClient ? null : await readPaper(db, tx, estimate);
  const { change, ...version } = paper
    ? { ...paper, change: {} }
    : issueSigned(db, tx, draft, { by: decision.createdBy, now });
  const present = { ...estimate, ...change };
  if (!paper) tx.update(stored.ref, storedRecord(estimateShape, change));
  const { sha256 } = isUnsent ? version : decision;
  const answer = { ...decision, version: isUnsent ? present.version : decision.version, sha256 };
  const answering = { ref: stored.ref, estimate: present, paper: version, decision: answer };
  const problem = takeAnswer(db, tx, { ...answering, today: draft.today, now });
  if (problem !== null) throw new AppError('conflict', { sentence: problem });
  const taken = { version: answer.version, sha256, outcome: 'Taken', updatedAt: now } as const;
  tx.update(refOf(db, COLLECTIONS.decisions, id), storedRecord(decisionShape, taken));
  return { decision: { ...answer, ...taken }, estimate: present };
}

/** Issues contents that were signed before they were sent. */
function issueSigned(
  db: Firestore,
  tx: Transaction,
  draft: ReadyDraft,
  by: { readonly by: string; readonly now: number },
) {
  if (!ESTIMATE_MOVES[draft.estimate.status].includes('Sent'))
    throw new AppError('conflict', { sentence: SETTLED });
  // It was signed on its last day or before.
  const problem = draftProblem({ ...draft, today: '' });
  if (problem !== null) throw new AppError('invalid', { sentence: problem });
  if (awaitsOffice(draft)) throw new AppError('denied', { sentence: UNAPPROVED });
  return issueVersion(db, tx, draft, by);
}

/** An answer that waits, with its estimate; null where there is nothing to settle. */
async function readWaiting(db: Firestore, tx: Transaction, id: string) {
  const decision = readSnapshot(decisionShape, await tx.get(refOf(db, COLLECTIONS.decisions, id)));
  if (decision?.outcome !== 'Waiting') return null;
  const stored = await tx.get(refOf(db, COLLECTIONS.estimates, decision.estimateId));
  const estimate = readSnapshot(estimateShape, stored);
  return estimate?.owner === decision.owner ? { decision, estimate, stored } : null;
}

function refuse(db: Firestore, id: string, refusal: string, now: number): Promise<Settled | null> {
  return db.runTransaction(async (tx) => {
    const waiting = await readWaiting(db, tx, id);
    if (!waiting) return null;
    const refused = { outcome: 'Refused', refusal, updatedAt: now } as const;
    tx.update(refOf(db, COLLECTIONS.decisions, id), storedRecord(decisionShape, refused));
    return { decision: { ...waiting.decision, ...refused }, estimate: waiting.estimate };
  });
}

const CHANGED = 'The estimate was changed after this was signed. Send it again.';
const SETTLED = 'This estimate is signed, declined or withdrawn already.';
const UNAPPROVED = 'The office has to approve an estimate of this size first.';
