import type { Person } from '@/data/employees/use-people';
import { estimateIntents } from '@/data/estimates/estimates';
import { assignSalesperson } from '@/data/money/assign-salesperson';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import type { Estimate } from '@/domain/estimates/estimate';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { ESTIMATES } from './estimate-columns';

const CHANGES: RecordChanges<Estimate> = {
  words: ESTIMATES,
  permission: 'estimates:edit',
  nameOf: (estimate) => estimate.title,
  assign: {
    label: 'Salesperson',
    mayBeNobody: false,
    isAssigned: (estimate, uid) => estimate.salesperson === uid,
    change: (viewer, estimate, person: Person) =>
      assignSalesperson(estimateIntents.change, viewer, estimate, person.uid),
    refusal: ({ assignees }) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  },
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
