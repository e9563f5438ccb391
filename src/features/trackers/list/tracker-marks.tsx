import Box from '@mui/material/Box';
import MessageSquareDot from 'lucide-react/icons/message-square-dot';
import { isTrackerLate } from '@/domain/stages';
import type { Day } from '@/domain/time';
import type { Tracker } from '@/domain/tracker';
import { Icon } from '@/shared/ui/icon';
import { StatusChip } from '@/shared/ui/status-chip';

export type TrackerStatusProps = { readonly tracker: Tracker; readonly today: Day };

/** The stage, and beside it what needs somebody: a hold, lateness, an unread message. */
export function TrackerStatusMarks({ tracker, today }: TrackerStatusProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip status={tracker.status} />
      {tracker.hold.on && <StatusChip status="On Hold" label={`Hold: ${tracker.hold.reason}`} />}
      {isTrackerLate(tracker, today) && <StatusChip status="Late" />}
      {tracker.unreadSince !== null && (
        <Box component="span" sx={{ display: 'inline-flex', color: 'attention.main' }} title="Unread message">
          <Icon of={MessageSquareDot} size={18} label="Unread message from the client" />
        </Box>
      )}
    </Box>
  );
}
