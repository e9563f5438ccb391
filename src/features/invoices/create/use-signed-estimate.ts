import { decisionsOf } from '@/data/estimates/sending';
import { estimateRef } from '@/data/estimates/estimates';
import { invoicesOf } from '@/data/invoices/invoice-list';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { isSigned } from '@/domain/estimates/estimate-status';
import { plain, shownOption } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import type { Invoice } from '@/domain/invoices/invoice';

/** Signed work to bill: what the client chose, and the invoices that bill it already. */
export type SignedEstimate = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  readonly invoices: readonly Invoice[];
};

/** A signed estimate with its answer and its invoices; null for none, and while one of them loads. */
export function useSignedEstimate(id: string): SignedEstimate | null {
  const viewer = useViewer();
  const { record: estimate } = useLiveRecord(id === '' ? null : estimateRef(id));
  const invoices = useLive(id === '' ? null : invoicesOf(viewer, 'estimateId', id));
  const answers = useLive(id === '' ? null : decisionsOf(viewer, id));
  if (!estimate || !isSigned(estimate) || invoices.status !== 'ready' || answers.status !== 'ready')
    return null;
  const answer = answers.rows.find(({ decision, outcome }) => decision === 'Approved' && outcome === 'Taken');
  const choice = answer
    ? { option: answer.option, extras: new Set(answer.extras) }
    : plain(shownOption(estimate));
  return { estimate, choice, invoices: invoices.rows };
}
