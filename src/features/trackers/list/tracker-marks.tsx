import Box from '@mui/material/Box';
import MessageSquareDot from 'lucide-react/icons/message-square-dot';
import { awaitsStart, isTrackerLate } from '@/domain/trackers/stages';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { BillingChip } from './billing-chip';

export type TrackerMarksProps = {
  readonly tracker: Tracker;
  readonly today: Day;
  /** For narrow places: shows a hold's reason only when it is the only mark. */
  readonly brief?: boolean;
};

/** The text of a hold. */
export function holdText(reason: string): string {
  return `Hold: ${reason}`;
}

/** True when a tracker has any mark. */
export function needsAttention(tracker: Tracker, today: Day): boolean {
  return (
    tracker.hold.on ||
    tracker.unreadSince !== null ||
    tracker.billing === 'Overdue' ||
    isTrackerLate(tracker, today) ||
    awaitsStart(tracker)
  );
}

/** The marks that need attention: a hold, started work, lateness, an overdue invoice, an unread message. */
export function TrackerMarks({ tracker, today, brief = false }: TrackerMarksProps) {
  const isLate = isTrackerLate(tracker, today);
  const hasStarted = awaitsStart(tracker);
  const isUnread = tracker.unreadSince !== null;
  const hold = holdText(tracker.hold.reason);
  const isOverdue = tracker.billing === 'Overdue';
  const isShort = brief && (isLate || isUnread || hasStarted || isOverdue);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'middle' }}
    >
      {tracker.hold.on && (
        <span title={isShort ? hold : undefined}>
          <StatusChip status="On Hold" label={isShort ? 'Hold' : hold} />
          {isShort && <span className="visually-hidden">: {tracker.hold.reason}</span>}
        </span>
      )}
      {hasStarted && <StatusChip status="Working" label={isShort ? 'Started' : 'Work started'} />}
      {isLate && <StatusChip status="Late" />}
      {isOverdue && <BillingChip billing="Overdue" brief={brief} />}
      {isUnread && (
        <Box component="span" sx={{ display: 'inline-flex', color: 'attention.main' }} title="Unread message">
          <Icon of={MessageSquareDot} size={18} label="Unread message from the client" />
        </Box>
      )}
    </Box>
  );
}
