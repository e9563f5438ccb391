import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { appointmentEnd } from '@/domain/appointments';
import type { Customer } from '@/domain/customer';
import { TrayItem } from '@/shared/calendar/tray-item';
import { formatRelative } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import { EmptyDone } from '@/shared/brand/illustrations';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListSkeleton } from '@/shared/ui/list-skeleton';
import { StatusChip } from '@/shared/ui/status-chip';

export type AppointmentTrayProps = {
  readonly leads: readonly Customer[];
  readonly isLoading: boolean;
  /** Epoch ms. */
  readonly now: number;
  readonly onOpen: (id: string) => void;
};

/** Leads without an appointment: dragged onto the calendar, or opened to be given a time. */
export function AppointmentTray({ leads, isLoading, now, onOpen }: AppointmentTrayProps) {
  return (
    <Box component="section" aria-label="Leads without an appointment">
      <Typography variant="h2">
        Unscheduled{' '}
        <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {leads.length > 0 && leads.length}
        </Box>
      </Typography>
      <Typography variant="caption" component="p" sx={{ marginBlock: '4px 16px' }}>
        Drag onto a day, or press Enter
      </Typography>
      {isLoading && <ListSkeleton rows={4} />}
      {!isLoading && leads.length === 0 && (
        <EmptyState
          art={<EmptyDone width={160} />}
          title="Everybody has a time"
          text="New leads stand here until they have one."
        />
      )}
      {leads.map((lead) => (
        <TrayItem
          key={lead.uuid}
          id={lead.uuid}
          title={lead.name}
          durationMs={appointmentEnd(0)}
          onOpen={onOpen}
        >
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              typography: 'caption',
              marginBlock: '2px 8px',
            }}
          >
            <span>{lead.city}</span>
            <span>{formatRelative(lead.createdAt, now)}</span>
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <StatusChip status={lead.customerStatus} />
            <Typography component="span" variant="caption">
              {firstName(lead.salespersonName) || 'Nobody yet'}
            </Typography>
          </Box>
        </TrayItem>
      ))}
    </Box>
  );
}
