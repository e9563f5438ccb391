import Calendar from 'lucide-react/icons/calendar';
import GitMerge from 'lucide-react/icons/git-merge';
import { useState } from 'react';
import {
  assignSalesperson,
  changeCustomerStatus,
  customerIntents,
  setFollowUp,
} from '@/data/customers/customer-changes';
import { cancelOfCustomer } from '@/data/trackers/cancel-work';
import { useViewer } from '@/data/session/use-session';
import { may, seesAll } from '@/domain/access/viewer';
import { canMove, CUSTOMER_MOVES, CUSTOMER_REASONS, CUSTOMER_STATUSES } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { customerLabel } from '@/domain/customers/customer';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const MergeDialog = lazyDialog(async () => (await import('../merge/merge-dialog')).MergeDialog);
const FollowUpDialog = lazyDialog(async () => (await import('./follow-up-dialog')).FollowUpDialog);

const CHANGES: RecordChanges<ListedCustomer> = {
  words: { one: 'lead', many: 'leads' },
  permission: 'customers:edit',
  nameOf: (customer) => customer.name,
  assign: {
    label: customerLabel('salesperson'),
    mayBeNobody: true,
    isAssigned: (customer, uid) => customer.salesperson === uid,
    change: assignSalesperson,
    refusal: () => null,
  },
  status: {
    word: 'status',
    all: CUSTOMER_STATUSES,
    reasons: CUSTOMER_REASONS,
    of: (customer) => customer.customerStatus,
    refusal: ({ customerStatus }, to: CustomerStatus) =>
      canMove(CUSTOMER_MOVES, customerStatus, to) ? null : `cannot go from ${customerStatus} to ${to}`,
    change: (viewer, customer, to: CustomerStatus, why) => changeCustomerStatus(viewer, customer, to, why),
  },
  closing: null,
  below: {
    owner: 'customerId',
    mayHave: ({ trackerId }) => trackerId !== '',
    cancel: (viewer, { uuid }, work, why, at) => cancelOfCustomer(viewer, uuid, work, why, at),
  },
  archive: customerIntents.archive,
  restore: customerIntents.restore,
  isLimited: false,
};

/** The actions on selected leads and customers. */
export function LeadBulkBar(picked: Picked<ListedCustomer>) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const { selected } = picked;
  const [first, second] = selected;
  const mayMerge = selected.length === 2 && may(viewer, 'customers:delete') && seesAll(viewer);
  return (
    <RecordBulkBar
      {...picked}
      noun={CHANGES}
      more={[
        { id: 'followUp', label: 'Set follow-up', icon: Calendar, onRun: () => setIsOpen(true) },
        ...(mayMerge
          ? [{ id: 'merge', label: 'Merge', icon: GitMerge, onRun: () => setIsMerging(true) }]
          : []),
      ]}
      renderDialogs={(apply) => (
        <>
          {isMerging && first && second && (
            <MergeDialog
              open
              firstId={first.uuid}
              secondId={second.uuid}
              onMerged={picked.onClear}
              onClose={() => setIsMerging(false)}
            />
          )}
          <FollowUpDialog
            open={isOpen}
            count={selected.length}
            onClose={() => setIsOpen(false)}
            onSet={(day) =>
              apply(
                selected
                  .filter((customer) => customer.nextFollowUp !== day)
                  .map((customer) => setFollowUp(viewer, customer, day)),
                day === '' ? 'without follow-up' : 'with a new follow-up',
              )
            }
          />
        </>
      )}
    />
  );
}
