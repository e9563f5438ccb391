import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { notificationsCall } from '@/api/contract/notifications';
import { ApiProvider } from '@/api/provider';
import { useCall } from '@/api/use-call';
import { shownCount } from '@/domain/notifications/notification';
import { Icon } from '@/shared/ui/text/icon';
import { useDesktopNotices } from './use-desktop-notices';
import { useNews } from './use-news';

const NotificationsPanel = lazy(async () => ({
  default: (await import('./notifications-panel')).NotificationsPanel,
}));

/** The bell of the top bar with its unread count; the list loads when it is first opened. */
export function Bell() {
  return (
    <ApiProvider>
      <BellButton />
    </ApiProvider>
  );
}

function BellButton() {
  const first = useCall(notificationsCall, {});
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = first.data?.unread ?? 0;
  const shown = shownCount(unread);
  const news = useNews(first.data?.unread);
  useDesktopNotices(first.data?.notifications);
  return (
    <>
      <IconButton
        aria-label={shown === null ? 'Notifications' : `Notifications, ${shown} unread`}
        title="Notifications"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge
          badgeContent={shown}
          color="error"
          slotProps={{ badge: { className: 'tn', 'aria-hidden': true } }}
        >
          <Icon of={BellIcon} />
        </Badge>
      </IconButton>
      <span role="status" className="visually-hidden">
        {news}
      </span>
      {anchor && (
        <Suspense>
          <NotificationsPanel anchor={anchor} first={first} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
