import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import Settings from 'lucide-react/icons/settings';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { markAllAsRead } from '@/api/contract/notifications';
import { useSendCall } from '@/api/use-call';
import { shownCount } from '@/domain/notifications/notification';
import { paths } from '@/domain/navigation/paths';
import { notify } from '@/shared/feedback/notify';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { Icon } from '@/shared/ui/text/icon';
import { NotificationList } from './notification-list';
import type { FirstPage, Shown } from './notification-list';

export type NotificationsPanelProps = {
  readonly anchor: HTMLElement;
  readonly first: FirstPage;
  readonly onClose: () => void;
};

/** The notifications under the bell; on a phone over the whole screen. */
export function NotificationsPanel({ anchor, first, onClose }: NotificationsPanelProps) {
  const titleId = useId();
  const [shown, setShown] = useState<Shown>('all');
  const markAll = useSendCall(markAllAsRead);
  const unread = first.data?.unread ?? 0;
  const handleMarkAll = () => {
    markAll({}).catch((error: Error) => notify.error(error.message));
  };
  return (
    <Frame anchor={anchor} titleId={titleId} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
          <Typography id={titleId} variant="h2">
            Notifications
          </Typography>
          <Typography sx={{ color: 'text.secondary', flex: 1 }}>{shownCount(unread) ?? 'No'} new</Typography>
          {unread > 0 && (
            <Button size="small" startIcon={<Icon of={Check} size={16} />} onClick={handleMarkAll}>
              Mark all read
            </Button>
          )}
          <IconButton aria-label="Close" onClick={onClose} sx={{ display: { md: 'none' } }}>
            <Icon of={X} />
          </IconButton>
        </Box>
        <SegmentedControl
          label="Which notifications"
          options={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread' },
          ]}
          value={shown}
          onChange={setShown}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <NotificationList first={first} shown={shown} onLeave={onClose} />
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button
          component={Link}
          to={`${paths.account}?tab=notifications`}
          startIcon={<Icon of={Settings} size={16} />}
          onClick={onClose}
        >
          Notification settings
        </Button>
      </Box>
    </Frame>
  );
}

type FrameProps = Pick<NotificationsPanelProps, 'anchor' | 'onClose'> & {
  readonly titleId: string;
  readonly children: ReactNode;
};

function Frame({ anchor, titleId, onClose, children }: FrameProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
        {children}
      </Dialog>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { display: 'flex', flexDirection: 'column', width: 430, maxHeight: 'min(830px, 90vh)' },
        },
      }}
    >
      {children}
    </Popover>
  );
}
