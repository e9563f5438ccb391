import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_EVENTS } from '@/data/customers/customers';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { may, mayOn } from '@/domain/access/viewer';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { customerLabel } from '@/domain/customers/customer';
import { CalendarFrame } from '@/shared/calendar/frame/calendar-frame';
import { useCalendarAddress } from '@/shared/calendar/frame/use-calendar-address';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { LegendFilter } from '@/shared/ui/list/legend-filter';
import { PrimaryLink } from '@/shared/ui/page/primary-link';
import { AppointmentTray } from './appointment-tray';
import { useLeadCalendar } from './use-lead-calendar';

const AppointmentActions = lazyDialog(async () => (await import('./appointment-actions')).AppointmentActions);

/** Open Lead Calendar: the appointments of open leads, moved by dragging, keys or a dialog. */
export function CalendarPage() {
  const place = useFormat();
  const { zone } = place;
  const now = useNow(60_000);
  const navigate = useNavigate();
  const { people, nameOf } = usePeople();
  const address = useCalendarAddress({
    today: dayOf(now, zone),
    isPhone: useIsPhone(),
    views: ['day', 'week', 'month', 'list'],
    personKey: 'salesperson',
    legend: CUSTOMER_STATUSES,
  });
  const { viewer, booked, events, tray, find, move, drop, warnAt, isCut } = useLeadCalendar(
    address,
    place,
    now,
    nameOf,
  );
  const [opened, setOpened] = useState<string | null>(null);
  const subject = opened === null ? undefined : find(opened);
  const addLead = may(viewer, 'customers:edit') && (
    <PrimaryLink label="Add lead" to={paths.newCustomer} hint="C" />
  );

  return (
    <CalendarFrame
      title="Open Lead Calendar"
      label="Appointments"
      address={address}
      timeZone={zone}
      status={booked.status}
      onRetry={booked.retry}
      events={events}
      cut={
        isCut
          ? `Only the first ${MAX_EVENTS} appointments of this time are shown. Choose a week or a day to see the others.`
          : null
      }
      action={addLead}
      thumb={addLead}
      filters={
        <FilterChip
          label={customerLabel('salesperson')}
          options={personOptions(people)}
          value={address.person === '' ? [] : [address.person]}
          onChange={([person = '']) => address.change({ person })}
        />
      }
      legend={<LegendFilter statuses={CUSTOMER_STATUSES} hidden={address.hidden} onToggle={address.toggle} />}
      tray={<AppointmentTray tray={tray} nameOf={nameOf} now={now} onOpen={setOpened} />}
      onEventOpen={setOpened}
      onEventDrop={drop}
      onReceive={(id, startMs) => drop(id, startMs, () => undefined)}
      warnAt={warnAt}
    >
      {subject && (
        <AppointmentActions
          open
          customer={subject}
          salesperson={nameOf(subject.salesperson)}
          zone={zone}
          mayEdit={mayOn(viewer, 'customers:edit', subject)}
          onMove={(at, status) => move(subject.uuid, at, status)}
          onOpenCustomer={() => void navigate(paths.customer(subject.uuid))}
          onClose={() => setOpened(null)}
        />
      )}
    </CalendarFrame>
  );
}
