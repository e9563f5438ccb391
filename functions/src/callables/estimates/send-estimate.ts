import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { may } from '@/domain/access/viewer';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { MOST_OPTIONS } from '@/domain/estimates/estimate-content';
import { MAX_BODY, MAX_SUBJECT, MOST_ADDRESSES } from '@/domain/estimates/estimate-mail';
import { ESTIMATE_MOVES, ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { mayChange } from '@/domain/nouns/record-rights';
import { DAY_MS } from '@/domain/time/time';
import { accountByUid } from '../../accounts/accounts';
import { readTier } from '../../business';
import type { Caller } from '../../calls/guard';
import { emailAddress, id, integer, text } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { issueVersion } from '../../estimates/issue-version';
import { mailEstimate } from '../../estimates/mail-estimate';
import { quoteLead, readLead } from '../../estimates/quote-lead';
import { readPageLink } from '../../estimates/page-link';
import { awaitsOffice, draftProblem, optionTotals, readDraft } from '../../estimates/ready-draft';
import type { ReadyDraft } from '../../estimates/ready-draft';
import { readPaperRoom } from '../../estimates/sent-papers';
import { readOutsideRoom } from '../../mail/outside-room';
import { readSnapshot, storedRecord } from '../../records';

const MAX_CENTS = 100_000_000_000;

/** Input of `sendEstimate`: what the sender saw, and the mail; without addresses only the link is made. */
export const sendEstimateInput = v.strictObject({
  estimateId: id(1, 64, 'not-found'),
  /** `contentAt` and the totals of the options without extras, in cents, as the sender's screen shows them. */
  contentAt: integer(0, Number.MAX_SAFE_INTEGER),
  totals: v.pipe(
    v.array(v.strictObject({ option: text(1, 20), total: integer(-MAX_CENTS, MAX_CENTS) })),
    v.maxLength(MOST_OPTIONS),
  ),
  to: v.pipe(
    v.array(emailAddress()),
    v.maxLength(MOST_ADDRESSES, `An estimate is mailed to at most ${MOST_ADDRESSES} addresses.`),
  ),
  subject: text(0, MAX_SUBJECT, 'A subject has at most 200 characters.'),
  body: text(0, MAX_BODY, 'A mail with an estimate has at most 5,000 characters.'),
  requestId: id(8, 64),
  /** The browser will bring the PDF of the version with `attachPaper`; the mail waits for it. */
  withPaper: v.optional(v.boolean(), false),
});

type Sending = v.InferOutput<typeof sendEstimateInput>;

export type SentEstimate = {
  readonly version: number;
  readonly link: string;
  /** The mail that waits for its PDF; '' where none does. */
  readonly heldMail: string;
};

/** How long an answer is kept for repeated requests, ms. */
const KEPT_MS = DAY_MS;

/**
 * Sends an estimate: freezes its contents as the next version, makes or reuses the client's link and queues the mail, all in
 * one transaction. Contents that the client has already are only mailed again. Idempotent per request.
 */
export async function sendEstimate(
  db: Firestore,
  { uid }: Caller,
  sending: Sending,
  now: number,
): Promise<SentEstimate> {
  const account = await accountByUid(uid);
  return db.runTransaction(async (tx) => {
    const replay = db.collection(COLLECTIONS.limits).doc(`send_${uid}_${sending.requestId}`);
    const ref = db.collection(COLLECTIONS.estimates).doc(sending.estimateId);
    const [before, stored, userDoc] = await tx.getAll(replay, ref, db.collection(COLLECTIONS.users).doc(uid));
    if (before?.exists) return earlierAnswer(before);
    const viewer = await readViewer(db, tx, uid);
    const estimate = stored && readSnapshot(estimateShape, stored);
    if (!estimate || !stored || estimate.owner !== viewer.owner) throw new AppError('not-found');
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

    const { owner } = estimate;
    const tier = await readTier(db, tx, draft.business, now);
    const link = await readPageLink(db, tx, estimate, { now, zone: draft.formats.zone, tier, by: uid });
    const lead = await readLead(db, tx, estimate);
    const paper = await readPaperRoom(db, tx, owner, tier, draft.today, now);
    const from = { owner, uid, business: draft.business };
    const room = sending.to.length > 0 ? await readOutsideRoom(db, tx, from, sending.to, now) : null;
    if (room && room.problem !== null) throw new AppError('denied', { sentence: room.problem });
    const user = userDoc && readSnapshot(userShape, userDoc);
    const sender = { name: user ? personName(user).slice(0, 170) : '', address: account?.email ?? '' };

    paper.count(tx);
    room?.count();
    link.write(tx);
    const isKnown = hasClient(estimate);
    const issued = isKnown ? null : issueVersion(db, tx, draft, { by: uid, now });
    if (issued) tx.update(ref, storedRecord(estimateShape, { ...issued.change, linkId: link.link }));
    if (lead) quoteLead(tx, lead, { by: uid, now });
    const made = { version: issued?.version ?? estimate.version, link: link.link };
    const mailId =
      sending.to.length > 0 ? mailEstimate(db, tx, { draft, sending, sender, uid, now, ...made }) : '';
    const sent = { ...made, heldMail: sending.withPaper ? mailId : '' };
    tx.create(replay, { ...sent, expiresAt: Timestamp.fromMillis(now + KEPT_MS) });
    return sent;
  });
}

function earlierAnswer(kept: DocumentSnapshot): SentEstimate {
  const textOf = (field: string) => String(kept.get(field) ?? '');
  return { version: Number(kept.get('version')), link: textOf('link'), heldMail: textOf('heldMail') };
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

function refuseChanged(draft: ReadyDraft, { contentAt, totals }: Sending): void {
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
