import { isExpired } from '../estimates/estimate-problems';
import { isSigned } from '../estimates/estimate-status';
import type { Day } from '../time/time';
import type { MoneyCopy } from './money-copy';

/** An estimate in the list of a client's page. */
export type ShownEstimate = MoneyCopy['estimates'][number];

/** Where a client stands with an estimate: whether it can be signed, and why not. */
export type EstimateState = 'open' | 'changes asked' | 'signed' | 'declined' | 'expired' | 'void' | 'closed';

/** Decides the state of an estimate on the client's page; `today` is the business's. */
export function estimateState(estimate: ShownEstimate, today: Day): EstimateState {
  const { status, isOpen } = estimate;
  if (isSigned(estimate)) return 'signed';
  if (status === 'Declined') return 'declined';
  if (status === 'Void') return 'void';
  if (!isOpen) return 'closed';
  if (isExpired(estimate, today)) return 'expired';
  return status === 'Changes Requested' ? 'changes asked' : 'open';
}

/** Whether a client in this state can still sign. */
export function canSign(state: EstimateState): boolean {
  return state === 'open' || state === 'changes asked';
}

/** The estimate that a page opens: the one asked for, else the newest that waits for an answer, else the newest. */
export function openedEstimate(
  estimates: readonly ShownEstimate[],
  wanted: string,
  today: Day,
): ShownEstimate | null {
  const newest = estimates.toSorted((a, b) => b.sentAt - a.sentAt);
  return (
    newest.find(({ id }) => id === wanted) ??
    newest.find((one) => canSign(estimateState(one, today))) ??
    newest[0] ??
    null
  );
}
