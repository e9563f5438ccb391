import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { markAsRead, openNotification } from '@/api/contract/notifications';
import type { NotificationItem } from '@/api/contract/notifications';
import { useSendCall } from '@/api/use-call';
import { notify } from '@/shared/feedback/notify';
import { formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { KIND_ICONS } from './kind-icons';

export type NotificationRowProps = {
  readonly item: NotificationItem;
  readonly onLeave: () => void;
};

/** One notification: opens what it is about, and can be marked as read. */
export function NotificationRow({ item, onLeave }: NotificationRowProps) {
  const place = useFormat();
  const open = useSendCall(openNotification);
  const mark = useSendCall(markAsRead);
  const { id, title, description, type, createdAt, isRead, link } = item;
  const report = (error: Error) => notify.error(error.message);
  const handleOpen = () => {
    // Whether it was marked makes no difference to the record that opens.
    if (!isRead) open({ notificationId: id }).catch(() => undefined);
    onLeave();
  };
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          flex: 'none',
          width: 32,
          height: 32,
          borderRadius: '8px',
          bgcolor: isRead ? 'background.default' : 'primary.tint',
          color: isRead ? 'text.secondary' : 'primary.main',
        }}
      >
        <Icon of={KIND_ICONS[type]} size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: isRead ? 400 : 600 }}>
          {link === '' ? (
            title
          ) : (
            <MuiLink
              component={Link}
              to={link}
              onClick={handleOpen}
              color="inherit"
              underline="none"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {title}
            </MuiLink>
          )}
        </Typography>
        {description !== '' && (
          <Typography
            variant="body2"
            sx={{
              color: 'text.secondary',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {description}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flex: 'none' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatTime(createdAt, place)}
        </Typography>
        {!isRead && (
          <IconButton
            size="small"
            aria-label={`Mark as read: ${title}`}
            title="Mark as read"
            onClick={() => void mark({ notificationId: id }).catch(report)}
            // Above the link that covers the row.
            sx={{ position: 'relative', zIndex: 1, color: 'primary.main' }}
          >
            <Icon of={Check} size={18} />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
