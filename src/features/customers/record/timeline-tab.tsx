import Button from '@mui/material/Button';
import { useState } from 'react';
import { useViewer } from '@/data/session/use-session';
import { PERSONAL_KINDS } from '@/domain/history/activity';
import type { Activity } from '@/domain/history/activity';
import type { Customer } from '@/domain/customers/customer';
import { useDraft } from '@/shared/forms/use-draft';
import { CallDialog } from './call-dialog';
import { History, NoteComposer } from '@/features/history/public';
import type { CustomerActions } from './use-customer-actions';
import { useImportEntry } from './use-import-entry';

export type TimelineTabProps = {
  readonly customer: Customer;
  /** Notes are for everybody who sees the customer; a call may move the status for those who may edit. */
  readonly mayEdit: boolean;
  readonly actions: CustomerActions;
};

/** Where a begun note about a customer is kept. */
export const noteDraftOf = (uuid: string) => `customer-note:${uuid}`;

/** Notes, calls and every change of a customer and what followed from it, newest first. */
export function TimelineTab({ customer, mayEdit, actions }: TimelineTabProps) {
  const viewer = useViewer();
  const origin = useImportEntry(customer);
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

/** Only who wrote a note can take it away again. */
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
