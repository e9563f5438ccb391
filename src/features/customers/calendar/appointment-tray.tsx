import { APPOINTMENT_MS } from '@/domain/customers/appointments';
import { CalendarTray } from '@/shared/calendar/tray/calendar-tray';
import { TrayFacts } from '@/shared/calendar/tray/tray-facts';
import { formatRelative } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import { CUSTOMER_SEARCH } from '../search/searched-fields';
import type { Tray } from './use-tray';

export type AppointmentTrayProps = {
  readonly tray: Tray;
  readonly nameOf: (uid: string) => string;
  readonly now: number;
  readonly onOpen: (id: string) => void;
};

/** Leads without an appointment: dragged onto the calendar, or opened to set a time. */
export function AppointmentTray({ tray, nameOf, now, onOpen }: AppointmentTrayProps) {
  return (
    <CalendarTray
      label="Leads without an appointment"
      one="a lead"
      count={tray.count}
      status={tray.status}
      records={tray.leads}
      idOf={(lead) => lead.uuid}
      titleOf={(lead) => lead.name}
      durationMs={APPOINTMENT_MS}
      searchLabel={CUSTOMER_SEARCH.label}
      search={tray.search}
      onSearch={tray.setSearch}
      isNarrowed={tray.isNarrowed}
      nothingFits="Nobody without a time fits this search and these filters."
      emptyTitle="Everybody has a time"
      emptyText="New leads wait here until they have one."
      onMore={tray.showMore}
      onRetry={tray.retry}
      onOpen={onOpen}
    >
      {(lead) => (
        <TrayFacts
          place={lead.city}
          since={formatRelative(lead.createdAt, now)}
          status={lead.customerStatus}
          note={firstName(nameOf(lead.salesperson)) || 'Nobody yet'}
        />
      )}
    </CalendarTray>
  );
}
