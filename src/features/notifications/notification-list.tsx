import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { notificationsCall } from '@/api/contract/notifications';
import type { NotificationItem } from '@/api/contract/notifications';
import { useCall } from '@/api/use-call';
import type { CallState } from '@/api/use-call';
import { paths } from '@/domain/navigation/paths';
import { formatDayHeading } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { NotificationRow } from './notification-row';

/** The answer to a call of the API. */
type Answer<C> = C extends { readonly types?: (input: never) => infer Out } ? NonNullable<Out> : never;

export type FirstPage = CallState<Answer<typeof notificationsCall>>;

/** Which notifications the list shows. */
export type Shown = 'all' | 'unread';

export type NotificationListProps = {
  readonly first: FirstPage;
  readonly shown: Shown;
  /** The reader opens a notification or goes elsewhere. */
  readonly onLeave: () => void;
};

/** Notifications by day, older ones a page at a time. */
export function NotificationList({ first, shown, onLeave }: NotificationListProps) {
  if (first.status === 'error') {
    return <ErrorState {...(first.error && { text: first.error.message })} onRetry={first.retry} />;
  }
  if (!first.data) {
    return (
      <Box sx={{ p: 2 }}>
        <LineSkeleton rows={6} height={64} />
      </Box>
    );
  }
  const { notifications, hasMore } = first.data;
  const isBare = notifications.length === 0 || (shown === 'unread' && first.data.unread === 0);
  if (isBare) return <Nothing isUnread={notifications.length > 0} onLeave={onLeave} />;
  return (
    <>
      <Days items={notifications} shown={shown} onLeave={onLeave} />
      {hasMore && <Older items={notifications} shown={shown} onLeave={onLeave} />}
    </>
  );
}

function Nothing({ isUnread, onLeave }: { readonly isUnread: boolean; readonly onLeave: () => void }) {
  if (isUnread)
    return (
      <EmptyState
        art={<EmptyDone width={160} />}
        title="All read"
        text="New notifications show up here by themselves."
      />
    );
  return (
    <EmptyState
      art={<EmptyDone width={160} />}
      title="Nothing yet"
      text="You read here when work is assigned to you, a plan changes or a client writes."
      actions={
        <Button
          variant="outlined"
          component={Link}
          to={`${paths.account}?tab=notifications`}
          onClick={onLeave}
        >
          Choose what you are told
        </Button>
      }
    />
  );
}

type PageProps = Pick<NotificationListProps, 'shown' | 'onLeave'> & {
  readonly items: readonly NotificationItem[];
};

/** The page behind these, loaded on demand. */
function Older({ items, shown, onLeave }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const after = items.at(-1)?.id;
  const older = useCall(notificationsCall, isOpen && after !== undefined ? { after } : null);
  if (!isOpen) {
    return (
      <Box sx={{ p: 1.5, textAlign: 'center' }}>
        <Button onClick={() => setIsOpen(true)}>Show older</Button>
      </Box>
    );
  }
  if (older.status === 'error') {
    return <ErrorState {...(older.error && { text: older.error.message })} onRetry={older.retry} />;
  }
  if (!older.data || older.isEarlier) {
    return (
      <Box sx={{ p: 2 }}>
        <LineSkeleton rows={3} height={64} />
      </Box>
    );
  }
  const { notifications, hasMore } = older.data;
  return (
    <>
      <Days items={notifications} shown={shown} onLeave={onLeave} />
      {hasMore && <Older items={notifications} shown={shown} onLeave={onLeave} />}
    </>
  );
}

function Days({ items, shown, onLeave }: PageProps) {
  const place = useFormat();
  const visible = items.filter(({ isRead }) => shown === 'all' || !isRead);
  const days = new Map<string, NotificationItem[]>();
  for (const item of visible) {
    const heading = formatDayHeading(item.createdAt, place);
    days.set(heading, [...(days.get(heading) ?? []), item]);
  }
  return [...days].map(([heading, ofDay]) => (
    <Box key={heading} component="section" aria-label={heading}>
      <Typography
        variant="body2"
        component="h3"
        sx={{
          px: 2,
          py: 1,
          fontWeight: 600,
          color: 'text.secondary',
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {heading}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ofDay.map((item) => (
          <NotificationRow key={item.id} item={item} onLeave={onLeave} />
        ))}
      </Box>
    </Box>
  ));
}
