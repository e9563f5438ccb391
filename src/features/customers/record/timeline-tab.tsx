import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { activityOfCustomer } from '@/data/activity';
import { usePages } from '@/data/live/use-live';
import { useSettings, useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/use-people';
import { PERSONAL_KINDS } from '@/domain/activity';
import type { Customer } from '@/domain/customer';
import { useDraft } from '@/shared/forms/use-draft';
import { useFormat } from '@/shared/format/format-context';
import { AsyncView } from '@/shared/ui/async-view';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListSkeleton } from '@/shared/ui/list-skeleton';
import { ProblemRows } from '@/shared/ui/problem-rows';
import { Timeline } from '@/shared/ui/timeline';
import { CallDialog } from './call-dialog';
import { NoteComposer } from './note-composer';
import { timelineEntry } from './timeline-entries';
import type { CustomerActions } from './use-customer-actions';

export type TimelineTabProps = {
  readonly customer: Customer;
  /** Notes are for everybody who sees the customer; a call may move the status for those who may edit. */
  readonly mayEdit: boolean;
  readonly actions: CustomerActions;
};

/** Notes, calls and every change of a customer and what followed from it, newest first. */
export function TimelineTab({ customer, mayEdit, actions }: TimelineTabProps) {
  const viewer = useViewer();
  const { zone, currency } = useFormat();
  const { settings } = useSettings();
  const { byUid } = usePeople();
  const { draft, saveDraft, clearDraft } = useDraft(`customer-note:${customer.uuid}`, { body: '' });
  const [body, setBody] = useState(draft.body);
  const [isCalling, setIsCalling] = useState(false);
  const pages = usePages(activityOfCustomer(viewer, customer.uuid));
  const words = useMemo(
    () => ({
      zone,
      currency,
      people: byUid,
      ownFields: settings.customFields,
    }),
    [zone, currency, byUid, settings.customFields],
  );
  const type = (text: string) => {
    setBody(text);
    saveDraft({ body: text });
  };
  const sent = () => {
    setBody('');
    clearDraft();
  };
  const entries = pages.rows.map((entry) => {
    const shown = timelineEntry(entry, pages.pendingIds.has(entry.uuid), words);
    const isOwn = entry.createdBy === viewer.uid && PERSONAL_KINDS.includes(entry.kind);
    if (!isOwn) return shown;
    return { ...shown, note: <OwnNote note={shown.note} onRemove={() => actions.removeEntry(entry)} /> };
  });
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
      <ProblemRows problems={pages.problems} />
      <AsyncView
        status={pages.status === 'idle' ? 'loading' : pages.status}
        data={pages.status === 'loading' && entries.length === 0 ? undefined : entries}
        skeleton={<ListSkeleton rows={5} />}
        onRetry={pages.retry}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title="Nothing yet" text="Notes, calls and changes appear here as they happen." />}
      >
        {(list) => (
          <Timeline entries={list} zone={zone} {...(pages.hasMore && { onEndReached: pages.loadMore })} />
        )}
      </AsyncView>
      <CallDialog
        open={isCalling}
        customer={customer}
        body={body}
        onLog={(said, status) => {
          actions.logCall(said, mayEdit ? status : null);
          sent();
        }}
        onClose={() => setIsCalling(false)}
      />
    </>
  );
}

type OwnNoteProps = { readonly note: ReactNode; readonly onRemove: () => void };

/** What the person wrote themselves; only they can take it away again. */
function OwnNote({ note, onRemove }: OwnNoteProps) {
  return (
    <>
      {note}
      <Button
        size="small"
        variant="text"
        color="inherit"
        onClick={onRemove}
        sx={{ marginInlineStart: -1, color: 'text.secondary' }}
      >
        Remove
      </Button>
    </>
  );
}
