import { useState } from 'react';
import type { Customer } from '@/domain/customers/customer';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { History, NoteComposer, useImportEntry, useNote } from '@/features/history/public';
import type { CustomerActions } from './use-customer-actions';

const CallDialog = lazyDialog(async () => (await import('./call-dialog')).CallDialog);

export type TimelineTabProps = {
  readonly customer: Customer;
  /** All viewers of the customer may write notes; only editors' calls change the status. */
  readonly mayEdit: boolean;
  readonly actions: CustomerActions;
};

/** Notes, calls and all changes around a customer, newest first. */
export function TimelineTab({ customer, mayEdit, actions }: TimelineTabProps) {
  const { importId, createdBy } = customer;
  const origin = useImportEntry({ importId, createdBy, cameInAt: cameInAt(customer) }, 'customers:edit');
  const { body, type, sent } = useNote(customer.uuid);
  const [isCalling, setIsCalling] = useState(false);
  return (
    <>
      <NoteComposer
        body={body}
        onChange={type}
        onNote={(note) => {
          actions.addNote(note);
          sent();
        }}
        onCall={() => setIsCalling(true)}
      />
      <History
        of={{ field: 'customerId', id: customer.uuid }}
        origin={origin}
        emptyText="Notes, calls and changes appear here as they happen."
      />
      <CallDialog
        open={isCalling}
        customer={customer}
        body={body}
        mayEdit={mayEdit}
        onLog={(call) => {
          actions.logCall(call);
          sent();
        }}
        onClose={() => setIsCalling(false)}
      />
    </>
  );
}

/** When a customer was imported, by the first status: a file may backdate the lead by years. */
function cameInAt({ previousStatus, statusAt, createdAt }: Customer): number {
  return previousStatus === '' && statusAt !== null ? Math.max(statusAt, createdAt) : createdAt;
}
