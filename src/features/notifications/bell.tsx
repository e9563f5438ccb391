import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { notificationsCall } from '@/api/contract/notifications';
import { ApiProvider } from '@/api/provider';
import { useCall } from '@/api/use-call';
import { shownCount } from '@/domain/notifications/notification';
import { Icon } from '@/shared/ui/text/icon';
import { UnreadBadge } from '@/shared/ui/text/unread-badge';
import { BellButton } from './bell-button';
import { useDesktopNotices } from './use-desktop-notices';
import { useNews } from './use-news';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const NotificationsPanel = lazyDialog(async () => (await import('./notifications-panel')).NotificationsPanel);

export type BellProps = {
  /** Whether its button was pressed before its code was there. */
  readonly startsOpen?: boolean;
};

/** The bell with its unread count; the list loads when it is first opened. */
export function Bell(props: BellProps) {
  return (
    <ApiProvider>
      <CountingBell {...props} />
    </ApiProvider>
  );
}

function CountingBell({ startsOpen = false }: BellProps) {
  const first = useCall(notificationsCall, {});
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const shown = shownCount(first.data?.unread ?? 0);
  const news = useNews(first.data?.unread);
  useDesktopNotices(first.data?.notifications);
  // The pressed button went away with the focus.
  useEffect(() => {
    if (startsOpen) button?.focus();
  }, [startsOpen, button]);
  return (
    <>
      <BellButton ref={setButton} shown={shown} isOpen={isOpen} onPress={() => setIsOpen(true)}>
        <Icon of={BellIcon} />
        <span aria-hidden className="jl-unread-corner">
          <UnreadBadge count={first.data?.unread ?? 0} words="unread" />
        </span>
      </BellButton>
      <span role="status" className="visually-hidden">
        {news}
      </span>
      {isOpen && button && (
        <NotificationsPanel anchor={button} first={first} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
