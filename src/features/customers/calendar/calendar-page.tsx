import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { MAX_EVENTS } from '@/data/customers/customers';
import { usePeople } from '@/data/employees/use-people';
import { paths } from '@/domain/navigation/paths';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import { dayOf } from '@/domain/time/time';
import { may, mayOn } from '@/domain/access/viewer';
import { CalendarBar } from '@/shared/calendar/calendar-bar';
import { EventCalendar } from '@/shared/calendar/event-calendar';
import { useNow } from '@/shared/format/use-now';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { Icon } from '@/shared/ui/text/icon';
import { Kbd } from '@/shared/ui/text/kbd';
import { LegendFilter } from '@/shared/ui/list/legend-filter';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { AppointmentActions } from './appointment-actions';
import { AppointmentTray } from './appointment-tray';
import { useCalendarAddress } from './use-calendar-address';
import { useLeadCalendar } from './use-lead-calendar';
import { useFormat } from '@/shared/format/format-context';

/** Pixels: a lead's card fits, and the days of a week get the rest. */
const TRAY_WIDTH = 272;

/** Open Lead Calendar: the appointments of open leads, moved by dragging or by a dialog. */
export function CalendarPage() {
  const place = useFormat();
  const { zone } = place;
  const now = useNow(60_000);
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const { people, nameOf } = usePeople();
  const address = useCalendarAddress(dayOf(now, zone), isPhone);
  const calendar = useLeadCalendar(address, place, now, nameOf);
  const [title, setTitle] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const { change, hidden } = address;
  const subject = opened === null ? undefined : calendar.find(opened);

  if (calendar.booked.status === 'denied') return <DeniedState heading="h1" />;

  return (
    <PageFrame
      title="Open Lead Calendar"
      count={title}
      actions={
        may(calendar.viewer, 'customers:edit') && (
          <Button variant="contained" component={Link} to={paths.newCustomer} startIcon={<Icon of={Plus} />}>
            Add lead <Kbd>C</Kbd>
          </Button>
        )
      }
      thumb={
        may(calendar.viewer, 'customers:edit') && (
          <Button variant="contained" component={Link} to={paths.newCustomer} startIcon={<Icon of={Plus} />}>
            Add lead
          </Button>
        )
      }
      sideLabel="Unscheduled"
      sideWidth={TRAY_WIDTH}
      side={<AppointmentTray tray={calendar.tray} nameOf={nameOf} now={now} onOpen={setOpened} />}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minHeight: 560 }}>
        <CalendarBar
          view={address.view}
          views={address.views}
          date={address.day}
          timeZone={zone}
          onDateChange={(day) => change({ day })}
          onViewChange={(view) => change({ view })}
        >
          <FilterChip
            label="Salesperson"
            options={people.map(({ uid, name }) => ({ value: uid, label: name }))}
            value={address.salesperson === '' ? [] : [address.salesperson]}
            onChange={([uid = '']) => change({ salesperson: uid })}
          />
        </CalendarBar>
        <LegendFilter
          statuses={[...CUSTOMER_STATUSES]}
          hidden={[...hidden]}
          onToggle={(toggled) =>
            change({
              hidden: CUSTOMER_STATUSES.filter((status) =>
                status === toggled ? !hidden.includes(status) : hidden.includes(status),
              ),
            })
          }
        />
        {calendar.isCut && (
          <Alert severity="warning">
            Only the first {MAX_EVENTS} appointments of this time are shown. Choose a week or a day to see the
            others.
          </Alert>
        )}
        {calendar.booked.status === 'error' ? (
          <ErrorState onRetry={calendar.booked.retry} />
        ) : (
          <EventCalendar
            label="Appointments"
            events={calendar.events}
            view={address.view}
            date={address.day}
            timeZone={zone}
            loading={calendar.booked.status === 'loading'}
            onRangeChange={(range) => setTitle(range.title)}
            onEventOpen={setOpened}
            onEventDrop={(id, startMs) => calendar.move(id, startMs)}
            onReceive={(id, startMs) => calendar.move(id, startMs)}
            warnAt={calendar.warnAt}
          />
        )}
      </Box>
      {subject && (
        <AppointmentActions
          customer={subject}
          salesperson={nameOf(subject.salesperson)}
          zone={zone}
          mayEdit={mayOn(calendar.viewer, 'customers:edit', subject)}
          onMove={(at, status) => calendar.move(subject.uuid, at, status)}
          onOpenCustomer={() => void navigate(paths.customer(subject.uuid))}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  );
}
