import Badge from '@mui/material/Badge';
import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { notificationsCall } from '@/api/contract/notifications';
import { ApiProvider } from '@/api/provider';
import { useCall } from '@/api/use-call';
import { shownCount } from '@/domain/notifications/notification';
import { Icon } from '@/shared/ui/text/icon';
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
        <Badge
          badgeContent={shown}
          color="error"
          // MUI keeps the last count in a badge it has shrunk to nothing.
          sx={{ '& .MuiBadge-invisible': { visibility: 'hidden' } }}
          slotProps={{ badge: { className: 'tn', 'aria-hidden': true } }}
        >
          <Icon of={BellIcon} />
        </Badge>
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
