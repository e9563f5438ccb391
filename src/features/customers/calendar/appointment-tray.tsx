import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { appointmentEnd } from '@/domain/customers/appointments';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { TrayItem } from '@/shared/calendar/tray-item';
import { formatRelative } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import { EmptyDone } from '@/shared/brand/empty-art';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { SearchField } from '@/shared/ui/list/search-field';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import type { Tray } from './use-tray';

export type AppointmentTrayProps = {
  readonly tray: Tray;
  readonly nameOf: (uid: string) => string;
  readonly now: number;
  readonly onOpen: (id: string) => void;
};

/** Leads without an appointment: dragged onto the calendar, or opened to set a time. */
export function AppointmentTray({ tray, nameOf, now, onOpen }: AppointmentTrayProps) {
  const { status, leads } = tray;
  const isPhone = useIsPhone();
  const isWaiting = status === 'loading' || status === 'idle';
  return (
    <Box component="section" aria-label="Leads without an appointment">
      <Typography variant="h2">
        Unscheduled{' '}
        <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {tray.count}
        </Box>
      </Typography>
      <Typography variant="caption" component="p" sx={{ marginBlock: '4px 12px' }}>
        {isPhone ? 'Tap a lead to choose its time' : 'Drag onto a day, or press Enter'}
      </Typography>
      <Box sx={{ marginBlockEnd: 1.5 }}>
        <SearchField
          label="Name, phone or e-mail"
          value={tray.search}
          debounceMs={200}
          onChange={tray.setSearch}
        />
      </Box>
      <AsyncView
        status={isWaiting ? 'loading' : status}
        data={isWaiting && leads.length === 0 ? undefined : leads}
        skeleton={<ListSkeleton rows={4} />}
        onRetry={tray.retry}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyTray isNarrowed={tray.isNarrowed} />}
      >
        {(list) =>
          list.map((lead) => (
            <WaitingLead
              key={lead.uuid}
              lead={lead}
              salesperson={nameOf(lead.salesperson)}
              now={now}
              onOpen={onOpen}
            />
          ))
        }
      </AsyncView>
      {tray.showMore && (
        <Button fullWidth variant="text" onClick={tray.showMore} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}

function EmptyTray({ isNarrowed }: { readonly isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title="Nobody here" text="Nobody without a time fits this search and these filters." />
    );
  }
  return (
    <EmptyState
      art={<EmptyDone width={160} />}
      title="Everybody has a time"
      text="New leads wait here until they have one."
    />
  );
}

type WaitingLeadProps = {
  readonly lead: ListedCustomer;
  readonly salesperson: string;
  readonly now: number;
  readonly onOpen: (id: string) => void;
};

function WaitingLead({ lead, salesperson, now, onOpen }: WaitingLeadProps) {
  return (
    <TrayItem id={lead.uuid} title={lead.name} durationMs={appointmentEnd(0)} onOpen={onOpen}>
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
          {firstName(salesperson) || 'Nobody yet'}
        </Typography>
      </Box>
    </TrayItem>
  );
}
