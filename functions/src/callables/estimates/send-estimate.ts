import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { MOST_OPTIONS } from '@/domain/estimates/estimate-content';
import { estimateAddress } from '@/domain/estimates/estimate-mail';
import { ESTIMATE_MOVES, ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { mayChange } from '@/domain/nouns/record-rights';
import { appAddress } from '../../app-address';
import type { Caller } from '../../calls/guard';
import { id, integer, text } from '../../calls/input';
import { issueVersion } from '../../estimates/issue-version';
import { quoteLead, readLead } from '../../estimates/quote-lead';
import { awaitsOffice, draftProblem, optionTotals, readDraft } from '../../estimates/ready-draft';
import type { ReadyDraft } from '../../estimates/ready-draft';
import { sendPaper } from '../../papers/send-paper';
import type { Sendable, SentPaper } from '../../papers/send-paper';
import { sendingFields } from '../../papers/sending-input';
import { readSnapshot, storedRecord } from '../../records';

const MAX_CENTS = 100_000_000_000;

/** Input of `sendEstimate`: what the sender saw, and the mail. */
export const sendEstimateInput = v.strictObject({
  estimateId: id(1, 64, 'not-found'),
  /** `contentAt` and the totals of the options without extras, in cents, as the sender's screen shows them. */
  contentAt: integer(0, Number.MAX_SAFE_INTEGER),
  totals: v.pipe(
    v.array(v.strictObject({ option: text(1, 20), total: integer(-MAX_CENTS, MAX_CENTS) })),
    v.maxLength(MOST_OPTIONS),
  ),
  ...sendingFields,
});

type SendingEstimate = v.InferOutput<typeof sendEstimateInput>;

/**
 * Sends an estimate: freezes its contents as the next version, makes or reuses the client's link and queues the mail, all in
 * one transaction. Contents that the client has already are only mailed again. Idempotent per request.
 */
export function sendEstimate(
  db: Firestore,
  caller: Caller,
  sending: SendingEstimate,
  now: number,
): Promise<SentPaper> {
  return sendPaper(db, caller, sending, now, (tx, viewer) => readSendable(db, tx, viewer, sending, now));
}

/** Reads an estimate for sending, and prepares its next version. */
async function readSendable(
  db: Firestore,
  tx: Transaction,
  viewer: Viewer,
  sending: SendingEstimate,
  now: number,
): Promise<Sendable> {
  const { uid: by } = viewer;
  const stored = await tx.get(db.collection(COLLECTIONS.estimates).doc(sending.estimateId));
  const estimate = readSnapshot(estimateShape, stored);
  if (estimate?.owner !== viewer.owner) throw new AppError('not-found');
  if (!mayChange(viewer, estimateNoun, estimate)) throw new AppError('denied');
  refuseStatus(estimate);
  const draft = await readDraft(db, tx, estimate, stored, now);
  refuseChanged(draft, sending);
  const problem = draftProblem(draft);
  if (problem !== null) throw new AppError('invalid', { sentence: problem });
  if (awaitsOffice(draft) && !may(viewer, 'approve'))
    throw new AppError('denied', {
      sentence: 'The office has to approve an estimate of this size first. Ask for its approval.',
    });
  const lead = await readLead(db, tx, estimate);
  const { uuid: estimateId, title } = estimate;
  return {
    ...{ noun: estimateNoun, record: estimate, title, letterhead: draft, isCounted: true },
    entry: 'Estimate mailed',
    subject: `Estimate from ${draft.businessName}`,
    button: (link) => ({
      label: 'Open the estimate',
      address: estimateAddress({ link, estimateId, app: appAddress() }),
    }),
    write: (link) => {
      if (lead) quoteLead(tx, lead, { by, now });
      if (hasClient(estimate)) return estimate.version;
      const { version, change } = issueVersion(db, tx, draft, { by, now });
      tx.update(stored.ref, storedRecord(estimateShape, { ...change, linkId: link }));
      return version;
    },
  };
}

/** Whether the client has these contents and may still answer: a new version would say nothing new. */
function hasClient({ version, sentOf, contentAt, status }: Estimate): boolean {
  return version > 0 && sentOf === contentAt && ESTIMATE_WITH_CLIENT.includes(status);
}

function refuseStatus(estimate: Estimate): void {
  const { status } = estimate;
  if (ESTIMATE_MOVES[status].includes('Sent')) return;
  const isGone = status === 'Void';
  throw new AppError('conflict', {
    sentence: isGone
      ? 'This estimate was withdrawn. Copy it to send it again.'
      : 'This estimate is signed. Write a change estimate for further work.',
  });
}

function refuseChanged(draft: ReadyDraft, { contentAt, totals }: SendingEstimate): void {
  const own = optionTotals(draft);
  const isSame =
    draft.estimate.contentAt === contentAt &&
    own.length === totals.length &&
    own.every(({ option, total }) => totals.some((one) => one.option === option && one.total === total));
  if (!isSame)
    throw new AppError('conflict', {
      sentence: 'This estimate was changed meanwhile. Look at it once more.',
    });
}
