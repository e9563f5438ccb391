import { notificationsCall } from '@/api/contract/notifications';
import { ApiProvider } from '@/api/provider';
import { useCall } from '@/api/use-call';
import { useLive } from '@/data/live/use-live';
import { MOST_MARKED_MAILS, unreadInbox } from '@/data/mail/mail-queries';
import { useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { UnreadBadge } from '@/shared/ui/text/unread-badge';

/** The number of conversations with something new, beside the menu's Chat: from the bell's notifications, so no reads. */
export function ChatMark() {
  return (
    <ApiProvider>
      <ChatCount />
    </ApiProvider>
  );
}

function ChatCount() {
  const { data } = useCall(notificationsCall, {});
  const unread = (data?.notifications ?? [])
    .filter(({ isRead, link }) => !isRead && link.startsWith(`${paths.chat}/`))
    .map(({ link }) => link);
  const count = new Set(unread).size;
  const title =
    count === 1 ? '1 conversation with something new' : `${count} conversations with something new`;
  return <UnreadBadge count={count} words="new in Chat" title={title} />;
}

/** The number of unread mails in the inbox, beside the menu's Mail. */
export function MailMark() {
  const count = useLive(unreadInbox(useViewer())).rows.length;
  return <UnreadBadge count={count} most={MOST_MARKED_MAILS} words="unread in Mail" title="Unread mails" />;
}
