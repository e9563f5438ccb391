import { decisionsOf } from '@/data/estimates/sending';
import { estimatesOf } from '@/data/estimates/estimate-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Decision } from '@/domain/estimates/answers/decision';
import type { Estimate } from '@/domain/estimates/estimate';

/** The estimate that a lead signed last, and the answer that counts; nulls without one, or for users who see none. */
export function useSigned(customerId: string): {
  readonly isKnown: boolean;
  readonly estimate: Estimate | null;
  readonly answer: Decision | null;
} {
  const viewer = useViewer();
  const estimates = useLive(estimatesOf(viewer, 'customerId', customerId));
  const [estimate = null] = estimates.rows
    .filter(({ status, trackerId, kind }) => status === 'Approved' && trackerId === '' && kind === 'Estimate')
    .toSorted((a, b) => b.statusAt - a.statusAt);
  const answers = useLive(estimate && decisionsOf(viewer, estimate.uuid));
  const answer = answers.rows.find(({ decision, outcome }) => decision === 'Approved' && outcome === 'Taken');
  const isWaiting = [estimates, answers].some(({ status }) => status === 'loading');
  return { isKnown: !isWaiting, estimate, answer: answer ?? null };
}
