import Archive from 'lucide-react/icons/archive';
import Calendar from 'lucide-react/icons/calendar';
import CircleDot from 'lucide-react/icons/circle-dot';
import Download from 'lucide-react/icons/download';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import type { Person } from '@/data/employees/use-people';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { canMove, CUSTOMER_MOVES, CUSTOMER_STATUSES } from '@/domain/core/statuses';
import { BulkBar } from '@/shared/ui/list/bulk-bar';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useBulkChanges } from './use-bulk-changes';

const AssignDialog = lazyDialog(async () => (await import('./assign-dialog')).AssignDialog);
const FollowUpDialog = lazyDialog(async () => (await import('./follow-up-dialog')).FollowUpDialog);
const StatusDialog = lazyDialog(async () => (await import('./status-dialog')).StatusDialog);

export type LeadBulkBarProps = {
  readonly selected: readonly ListedCustomer[];
  /** Number of loaded rows, for "Select all". */
  readonly loaded: number;
  readonly people: readonly Person[];
  readonly mayEdit: boolean;
  readonly onExport?: () => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
};

const MAY_NOT = 'You may look at leads, not change them.';

/** Actions on the selected leads; every change clears the selection and has one Undo. */
export function LeadBulkBar(props: LeadBulkBarProps) {
  const { selected, loaded, people, mayEdit, onExport, onSelectAll, onClear } = props;
  const changes = useBulkChanges();
  const [dialog, setDialog] = useState<'assign' | 'status' | 'followUp' | null>(null);
  const closeDialog = () => setDialog(null);
  const locked = mayEdit ? {} : { disabled: true, reason: MAY_NOT };
  const moves = CUSTOMER_STATUSES.filter((to) =>
    selected.every((customer) => canMove(CUSTOMER_MOVES, customer.customerStatus, to)),
  );
  return (
    <>
      <BulkBar
        count={selected.length}
        total={loaded}
        onSelectAll={onSelectAll}
        onClear={onClear}
        actions={[
          { id: 'assign', label: 'Assign', icon: User, onRun: () => setDialog('assign'), ...locked },
          {
            id: 'status',
            label: 'Change status',
            icon: CircleDot,
            onRun: () => setDialog('status'),
            ...locked,
          },
          {
            id: 'followUp',
            label: 'Set follow-up',
            icon: Calendar,
            onRun: () => setDialog('followUp'),
            ...locked,
          },
          ...(onExport ? [{ id: 'export', label: 'Export', icon: Download, onRun: onExport }] : []),
          {
            id: 'archive',
            label: 'Archive',
            icon: Archive,
            onRun: () => {
              changes.archive(selected);
              onClear();
            },
            ...locked,
          },
        ]}
      />
      <AssignDialog
        open={dialog === 'assign'}
        count={selected.length}
        people={people}
        onClose={closeDialog}
        onAssign={(person) => {
          changes.assign(selected, person);
          onClear();
        }}
      />
      <StatusDialog
        open={dialog === 'status'}
        count={selected.length}
        moves={moves}
        onClose={closeDialog}
        onChange={(to, why) => {
          changes.changeStatus(selected, to, why);
          onClear();
        }}
      />
      <FollowUpDialog
        open={dialog === 'followUp'}
        count={selected.length}
        onClose={closeDialog}
        onSet={(day) => {
          changes.setFollowUp(selected, day);
          onClear();
        }}
      />
    </>
  );
}
