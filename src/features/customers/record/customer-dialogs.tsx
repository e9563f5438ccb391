import type { Person } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import { cancelOfCustomer } from '@/data/trackers/cancel-work';
import { customerLabel } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { CANCEL_REASONS, CUSTOMER_REASONS, reasonsFor } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { AppointmentDialog } from '@/features/appointments/public';
import { ArchiveDialog, AssignDialog } from '@/features/lists/public';
import { IssuedPaperDialog } from '@/features/papers/public';
import { ReasonDialog } from '@/shared/ui/dialogs/reason-dialog';
import { CallDialog } from './call-dialog';
import { MergeDialog } from '../merge/merge-dialog';
import { ReviewDialog } from './review-dialog';
import type { CustomerActions } from './use-customer-actions';

/** The open dialog of a customer's page. */
export type CustomerDialog =
  | {
      readonly kind:
        'appointment' | 'archive' | 'assign' | 'call' | 'delete' | 'merge' | 'review' | 'statement';
    }
  | { readonly kind: 'reason'; readonly to: CustomerStatus };

export type CustomerDialogsProps = {
  readonly open: boolean;
  readonly customer: Customer;
  readonly dialog: CustomerDialog | null;
  readonly zone: string;
  readonly people: readonly Person[];
  readonly actions: CustomerActions;
  readonly onDeleted: () => void;
  readonly onOpen: (dialog: CustomerDialog) => void;
  readonly onClose: () => void;
};

/** The dialogs of a customer's page: time, person, outcome, reason, confirmation. */
export function CustomerDialogs(props: CustomerDialogsProps) {
  const { customer, dialog, zone, people, actions, onDeleted, onOpen, onClose } = props;
  const viewer = useViewer();
  const kind = dialog?.kind ?? null;
  const to = dialog?.kind === 'reason' ? dialog.to : null;
  return (
    <>
      {kind === 'appointment' && (
        <AppointmentDialog customer={customer} zone={zone} onSave={actions.reschedule} onClose={onClose} />
      )}
      {kind === 'merge' && (
        <MergeDialog open firstId={customer.uuid} secondId={null} onMerged={onClose} onClose={onClose} />
      )}
      {kind === 'statement' && (
        <IssuedPaperDialog
          noun="statement"
          customerId={customer.uuid}
          customerName={customer.name}
          onClose={onClose}
        />
      )}
      {kind === 'review' && (
        <ReviewDialog
          customer={customer}
          zone={zone}
          onReview={actions.review}
          onAgain={() => onOpen({ kind: 'appointment' })}
          onNotQualified={() => onOpen({ kind: 'reason', to: 'Not Qualified' })}
          onClose={onClose}
        />
      )}
      <ArchiveDialog
        open={kind === 'archive'}
        title={`Archive ${customer.name}`}
        text=""
        reasons={CANCEL_REASONS}
        below={{ owner: 'customerId', ids: [customer.uuid] }}
        onArchive={(why, work) =>
          actions.archive(why ? cancelOfCustomer(viewer, customer.uuid, work, why, Date.now()) : [])
        }
        onClose={onClose}
      />
      <AssignDialog
        open={kind === 'assign'}
        title="Assign salesperson"
        label={customerLabel('salesperson')}
        people={people}
        current={customer.salesperson}
        onAssign={actions.assign}
        onClose={onClose}
      />
      <CallDialog
        mayEdit
        open={kind === 'call'}
        customer={customer}
        onLog={actions.logCall}
        onClose={onClose}
      />
      <ReasonDialog
        open={to !== null}
        title={`Why is ${customer.name} not qualified?`}
        label={customerLabel('statusReason')}
        options={
          to === null
            ? []
            : reasonsFor(CUSTOMER_REASONS, to).map((reason) => ({ value: reason, label: reason }))
        }
        confirmLabel={to ?? ''}
        onConfirm={(why) => {
          if (to !== null) actions.move(to, why);
          onClose();
        }}
        onClose={onClose}
      />
      <ConfirmDialog
        open={kind === 'delete'}
        title={`Delete ${customer.name}?`}
        text="They disappear from every list; issued invoices and signed papers stay. You can undo it right afterwards; archiving keeps them for good."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {
          actions.remove();
          onDeleted();
        }}
        onClose={onClose}
      />
    </>
  );
}
