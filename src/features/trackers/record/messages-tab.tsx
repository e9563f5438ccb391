import { useEffect } from 'react';
import { messagesOf, readMessages } from '@/data/tracking/client-messages';
import { usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useCommitAsync } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import type { Tracker } from '@/domain/trackers/tracker';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { MessageThread } from './message-thread';

export type MessagesTabProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly onSend: (body: string) => void;
};

/** The messages between office and client; opening the tab marks the client's as read. */
export function MessagesTab({ tracker, mayEdit, onSend }: MessagesTabProps) {
  const viewer = useViewer();
  const commit = useCommitAsync();
  const { byUid } = usePeople();
  const pages = usePages(messagesOf(viewer, tracker.uuid));
  const unread = pages.rows.filter((message) => message.from === 'client' && message.readAt === null);
  const unreadIds = unread.map((message) => message.uuid).join(' ');

  useEffect(() => {
    if (!mayEdit || unread.length === 0) return;
    // A failure does no harm: the next visit marks them.
    commit(readMessages(viewer, unread, Date.now())).catch(() => undefined);
    // The list is built anew on every render; its ids say when it has changed.
  }, [mayEdit, unreadIds, viewer, commit]); // oxlint-disable-line react/exhaustive-deps

  return (
    <>
      <ProblemRows problems={pages.problems} />
      <AsyncView
        status={pages.status === 'idle' ? 'loading' : pages.status}
        data={pages.status === 'loading' && pages.rows.length === 0 ? undefined : pages.rows}
        skeleton={<ListSkeleton rows={4} />}
        error={pages.error}
        onRetry={pages.retry}
      >
        {(messages) => (
          <MessageThread
            messages={messages}
            pendingIds={pages.pendingIds}
            people={byUid}
            isShared={tracker.clientVisible.messages}
            mayWrite={mayEdit}
            draftKey={`client-message:${tracker.uuid}`}
            onSend={onSend}
            {...(pages.hasMore && { onEarlier: pages.loadMore })}
          />
        )}
      </AsyncView>
    </>
  );
}
