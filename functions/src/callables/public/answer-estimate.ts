import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { estimateShape } from '@/domain/estimates/estimate';
import { answeredWords, askedWords } from '@/domain/notifications/estimate-words';
import { dayOf } from '@/domain/time/time';
import { MESSAGES_PER_HOUR, OPENED_PER_HOUR } from '@/domain/tracking/link-limits';
import type { Sender } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { refOf } from '../../document-ref';
import type { EstimateAnswer } from '../../estimates/answer-input';
import { readApprovalCopy } from '../../estimates/approval-copy';
import { clientDecision, DECISION_OF } from '../../estimates/client-decision';
import { enterEstimate } from '../../estimates/estimate-entry';
import { noteView } from '../../estimates/note-view';
import { readOpenedPage } from '../../estimates/opened-page';
import { isOnPage } from '../../estimates/page-estimates';
import { refreshMoney } from '../../estimates/page-money';
import { readPaper, takeAnswer } from '../../estimates/take-answer';
import { tellEstimate } from '../../estimates/tell-estimate';
import { readSnapshot, storedRecord } from '../../records';

/**
 * Records what a client answers to a version of an estimate, asks about it, or that they looked at it. Of an answer and a
 * new version at the same time exactly one wins. Idempotent per request.
 *
 * @throws AppError whose message is a sentence for the client
 */
export async function answerEstimate(
  db: Firestore,
  answer: EstimateAnswer,
  now: number,
  sender: Sender,
): Promise<Readonly<Record<never, never>>> {
  const { link, kind, requestId } = answer;
  const uuid = createHash('sha256').update(`${kind} ${link} ${requestId}`).digest('hex').slice(0, 24);
  const told = await db.runTransaction(async (tx) => {
    const { ref, estimate } = await readAnswered(db, tx, answer, now);
    const decisionRef = db.collection(COLLECTIONS.decisions).doc(uuid);
    const isAnswer = DECISION_OF[kind] !== undefined;
    const limitKind = kind === 'viewed' ? 'viewed' : 'answer';
    const [known, limit, settingsDoc, asked] = await tx.getAll(
      decisionRef,
      limitRef(db, `${limitKind}_${link}`, now),
      db.collection(COLLECTIONS.settings).doc(estimate.owner),
      db.collection(COLLECTIONS.limits).doc(`asked_${uuid}`),
    );
    if (known?.exists || asked?.exists) {
      const decision = known ? readSnapshot(decisionShape, known) : null;
      return decision ? { estimate, words: answeredWords(decision, estimate) } : null;
    }
    const settings = settingsDoc && readSnapshot(settingsShape, settingsDoc);
    const paper = isAnswer ? await readPaper(db, tx, estimate) : null;
    const copy = kind === 'approve' ? await readApprovalCopy(db, tx, { estimate, link, settings }) : null;
    if (limit) countUse(tx, limit, kind === 'viewed' ? OPENED_PER_HOUR : MESSAGES_PER_HOUR, now);
    if (kind === 'viewed') {
      noteView(tx, ref, estimate, answer.version, now);
      return null;
    }
    const name = answer.name || estimate.customerName;
    if (!isAnswer) {
      tx.create(db.collection(COLLECTIONS.limits).doc(`asked_${uuid}`), {
        expiresAt: Timestamp.fromMillis(now + ASKED_MS),
      });
      enterEstimate(db, tx, estimate, {
        ...{ id: uuid, at: now, by: '', byName: name, kind: 'message', body: answer.note },
      });
      return { estimate, words: askedWords(name, answer.note, estimate) };
    }
    if (!paper) throw new AppError('not-found');
    const decision = clientDecision(estimate, answer, { uuid, now, sender });
    const today = dayOf(now, settings?.timeZone || 'UTC');
    const problem = takeAnswer(db, tx, { ref, estimate, paper, decision, today, now });
    if (problem !== null) throw new AppError('conflict', { sentence: problem });
    tx.create(decisionRef, storedRecord(decisionShape, decision));
    copy?.(tx, decision);
    return { estimate, words: answeredWords(decision, estimate) };
  });
  if (told) await tellEstimate(db, told.estimate, { eventId: uuid, at: now, by: '', words: told.words });
  // The page shows the answer at once; the trigger would follow a moment later.
  if (kind !== 'askEstimate') await refreshMoney(db, link, now);
  return {};
}

/** How long a repeated question is recognised, ms. */
const ASKED_MS = 86_400_000;

async function readAnswered(db: Firestore, tx: Transaction, answer: EstimateAnswer, now: number) {
  const page = await readOpenedPage(db, tx, answer, now);
  const ref = refOf(db, COLLECTIONS.estimates, answer.estimateId);
  const estimate = readSnapshot(estimateShape, await tx.get(ref));
  if (!estimate || !isOnPage(page, estimate)) throw new AppError('not-found');
  return { ref, estimate };
}
