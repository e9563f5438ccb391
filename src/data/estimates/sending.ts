import type { Viewer } from '@/domain/access/viewer';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { initialOf } from '@/domain/core/shape';
import { decisionShape } from '@/domain/estimates/answers/decision';
import type { Decision } from '@/domain/estimates/answers/decision';
import type { Estimate } from '@/domain/estimates/estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import { callFunction } from '../callables/function-caller';
import { numberOf } from '../core/answers';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import { createRecord } from '../core/writes';
import { sentPaperOf } from '../mail/paper-sending';
import type { PaperSending, SentPaper } from '../mail/paper-sending';

/** What the sender's screen shows, and the mail. */
export type EstimateSending = PaperSending & {
  readonly estimateId: string;
  readonly contentAt: number;
  /** The total of each option without extras, in cents. */
  readonly totals: readonly { readonly option: string; readonly total: number }[];
};

/**
 * Sends an estimate as its next version.
 *
 * @throws AppError 'conflict' when it was changed meanwhile, 'denied' without the office's approval, 'limit-reached'
 */
export function sendEstimate(sending: EstimateSending): Promise<SentPaper> {
  return callFunction('sendEstimate', sending, sentPaperOf);
}

/** Withdraws an estimate from the client. Rejects with 'conflict' for sold ones. */
export function voidEstimate(estimateId: string): Promise<void> {
  return callFunction('voidEstimate', { estimateId }, () => undefined);
}

/** Declines open estimates that a signed one was chosen instead of; how many still were open. */
export function declineEstimates(signedId: string, estimateIds: readonly string[]): Promise<number> {
  return callFunction('declineEstimates', { signedId, estimateIds }, (answer) =>
    numberOf(answer, 'declined'),
  );
}

/** Lets a client's page take digits again after too many wrong ones. */
export function reopenTracking(link: string): Promise<void> {
  return callFunction('reopenTracking', { link }, () => undefined);
}

/** Makes every device that opened a client's page ask for the digits again. */
export function forgetDevices(link: string): Promise<void> {
  return callFunction('forgetDevices', { link }, () => undefined);
}

/** Closes the page of a lead for a while, or opens it again. Rejects with 'conflict' once it belongs to a tracker. */
export function pauseLeadPage(link: string, isPaused: boolean): Promise<void> {
  return callFunction('pauseLeadPage', { link, isPaused }, () => undefined);
}

/** A version of an estimate as it was sent, or an invoice as it was issued. */
export function issuedPaperRef(recordId: string, version: number): TypedRef<IssuedPaper> {
  return recordRef(issuedPaperShape, issuedPaperId(recordId, version));
}

/** The answers to an estimate, the newest first. */
export function decisionsOf(viewer: Viewer, estimateId: string): TypedQuery<Decision> {
  return query(decisionShape, {
    where: [...scopeOf(viewer), { field: 'estimateId', op: '==', value: estimateId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: MOST_ROWS,
  });
}

/** An answer as the office or a salesperson notes it. `version` is 0 for contents that were not sent yet. */
export type NotedAnswer = Pick<Decision, 'decision' | 'how' | 'name' | 'version' | 'sha256'> &
  Partial<Pick<Decision, 'option' | 'extras' | 'signature' | 'consent' | 'note' | 'agreedOn'>>;

/**
 * Notes a client's answer, also without signal; a function then decides whether it counts. A second note with the same
 * `id` is the same answer.
 */
export function noteDecision(
  viewer: Viewer,
  estimate: Pick<Estimate, 'uuid' | 'assignees' | 'customerId' | 'contentAt'>,
  answer: NotedAnswer,
  id: string = newId(),
): Intent {
  const { uuid: estimateId, assignees, customerId, contentAt } = estimate;
  return {
    name: 'noteDecision',
    label: 'Answer noted',
    writes: [
      createRecord(viewer, decisionShape, {
        ...initialOf(decisionShape.fields),
        ...answer,
        ...{ uuid: id, assignees, estimateId, customerId, contentAt },
      }),
    ],
    undo: null,
  };
}

/** The queries of sent estimates, for the suites that run every query. */
export const sendingCatalog: readonly CatalogEntry[] = [
  {
    name: 'answers to an estimate',
    build: (viewer) => [decisionsOf(viewer, 'estimate').spec],
    needs: 'estimates:view',
  },
];
