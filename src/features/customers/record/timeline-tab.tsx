import Button from '@mui/material/Button';
import { useState } from 'react';
import { useViewer } from '@/data/session/use-session';
import { PERSONAL_KINDS } from '@/domain/history/activity';
import type { Activity } from '@/domain/history/activity';
import type { Customer } from '@/domain/customers/customer';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { History, NoteComposer, useImportEntry } from '@/features/history/public';
import type { CustomerActions } from './use-customer-actions';

const CallDialog = lazyDialog(async () => (await import('./call-dialog')).CallDialog);

export type TimelineTabProps = {
  readonly customer: Customer;
  /** All viewers of the customer may write notes; only editors' calls change the status. */
  readonly mayEdit: boolean;
  readonly actions: CustomerActions;
};

/** Key of a customer's note draft. */
export const noteDraftOf = (uuid: string) => `customer-note:${uuid}`;

/** Notes, calls and all changes around a customer, newest first. */
export function TimelineTab({ customer, mayEdit, actions }: TimelineTabProps) {
  const viewer = useViewer();
  const { importId, createdBy } = customer;
  const origin = useImportEntry({ importId, createdBy, cameInAt: cameInAt(customer) }, 'customers:edit');
  const { draft, saveDraft, clearDraft } = useDraft(noteDraftOf(customer.uuid), { body: '' });
  const [body, setBody] = useState(draft.body);
  const [isCalling, setIsCalling] = useState(false);
  const type = (text: string) => {
    setBody(text);
    saveDraft({ body: text });
  };
  const sent = () => {
    setBody('');
    clearDraft();
  };
  const isOwn = (entry: Activity) => entry.createdBy === viewer.uid && PERSONAL_KINDS.includes(entry.kind);
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
        renderAction={(entry) => isOwn(entry) && <RemoveButton onClick={() => actions.removeEntry(entry)} />}
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

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="text"
      color="inherit"
      onClick={onClick}
      sx={{ marginInlineStart: -1, color: 'text.secondary' }}
    >
      Remove
    </Button>
  );
}

/** When a customer was imported, by the first status: a file may backdate the lead by years. */
function cameInAt({ previousStatus, statusAt, createdAt }: Customer): number {
  return previousStatus === '' && statusAt !== null ? Math.max(statusAt, createdAt) : createdAt;
}
