import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { storedRecord } from '../records';

const MOST_VIEWS = 99_999;

/** Counts a look at the present version; the first one moves it to Viewed. */
export function noteView(
  tx: Transaction,
  ref: DocumentReference,
  estimate: Estimate,
  version: number,
  now: number,
): void {
  if (version !== estimate.version) return;
  const isFirst = estimate.status === 'Sent';
  tx.update(
    ref,
    storedRecord(estimateShape, {
      views: Math.min(estimate.views + 1, MOST_VIEWS),
      viewedAt: estimate.viewedAt ?? now,
      ...(isFirst && {
        status: 'Viewed' as const,
        ...{ statusAt: now, statusBy: '', updatedAt: now, updatedBy: '' },
      }),
    }),
  );
}
