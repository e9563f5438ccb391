import Box from '@mui/material/Box';
import MessageSquareDot from 'lucide-react/icons/message-square-dot';
import { isTrackerLate } from '@/domain/stages';
import type { Day } from '@/domain/time';
import type { Tracker } from '@/domain/tracker';
import { Icon } from '@/shared/ui/icon';
import { StatusChip } from '@/shared/ui/status-chip';

export type TrackerMarksProps = { readonly tracker: Tracker; readonly today: Day };

/** Does anything about a tracker need somebody? */
export function needsSomebody(tracker: Tracker, today: Day): boolean {
  return tracker.hold.on || tracker.unreadSince !== null || isTrackerLate(tracker, today);
}

/** What needs somebody: a hold, lateness, an unread message. */
export function TrackerMarks({ tracker, today }: TrackerMarksProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'middle' }}
    >
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
