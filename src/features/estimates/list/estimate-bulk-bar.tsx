import { estimateIntents } from '@/data/estimates/estimates';
import type { Estimate } from '@/domain/estimates/estimate';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { salespersonAssign } from '@/features/money-lines/public';
import { ESTIMATES } from './estimate-columns';

const CHANGES: RecordChanges<Estimate> = {
  words: ESTIMATES,
  permission: 'estimates:edit',
  nameOf: (estimate) => estimate.title,
  assign: salespersonAssign<Estimate>(estimateIntents.change),
  status: null,
  closing: null,
  archive: estimateIntents.archive,
  restore: estimateIntents.restore,
  isLimited: false,
};

/** The actions on selected estimates. */
export function EstimateBulkBar(picked: Picked<Estimate>) {
  return <RecordBulkBar {...picked} noun={CHANGES} />;
}
