import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CloudRain from 'lucide-react/icons/cloud-rain';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { MOST_VISITS } from '@/data/jobs/visits';
import { useSettings } from '@/data/session/use-settings';
import { may, mayOn } from '@/domain/access/viewer';
import { VISIT_STATUSES } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { dayOf, startOfWeek } from '@/domain/time/time';
import { WeekSheetDialog } from '@/features/papers/public';
import { CalendarFrame } from '@/shared/calendar/frame/calendar-frame';
import { MarkLegend } from '@/shared/calendar/frame/mark-legend';
import { useCalendarAddress } from '@/shared/calendar/frame/use-calendar-address';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { LegendFilter } from '@/shared/ui/list/legend-filter';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { Icon } from '@/shared/ui/text/icon';
import { crewMarks } from './crew-marks';
import { JobTray } from './job-tray';
import { PickedBar } from './picked-bar';
import { useJobsCalendar } from './use-jobs-calendar';
import { usePickedVisits } from './use-picked-visits';

const VisitActions = lazyDialog(async () => (await import('./visit-actions')).VisitActions);
const SlipDialog = lazyDialog(async () => (await import('./slip-dialog')).SlipDialog);
const PlanVisit = lazyDialog(async () => (await import('./plan-visit')).PlanVisit);

/** Cancelled visits are on the job's page alone. */
const STATUSES = VISIT_STATUSES.filter((status) => status !== 'Cancelled');

/** /app/management/jobs_calendar: the visits of crews, and the jobs that still need one. */
export function JobsCalendarPage() {
  const place = useFormat();
  const { zone } = place;
  const now = useNow(60_000);
  const { people, nameOf } = usePeople();
  const { crews } = useSettings().settings;
  const marks = useMemo(() => crewMarks(crews), [crews]);
  const address = useCalendarAddress({
    today: dayOf(now, zone),
    isPhone: useIsPhone(),
    views: ['day', 'week', 'two-weeks', 'month', 'list'],
    personKey: 'person',
    legend: [...STATUSES, ...marks.keys()],
  });
  const picked = usePickedVisits();
  const calendar = useJobsCalendar({ address, place, now, nameOf, crews, marks, picked: picked.ids });
  const { viewer, scheduled, tray } = calendar;
  const [opened, setOpened] = useState<string | null>(null);
  const [isSlipping, setIsSlipping] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const visit = opened === null ? undefined : calendar.visitOf(opened);
  const job = opened === null ? undefined : calendar.jobOf(opened);
  const close = () => setOpened(null);
  const create = tray.mayPlan && (
    <Button variant="contained" component={Link} to={paths.newJob} startIcon={<Icon of={Plus} />}>
      Create job
    </Button>
  );
  const slip = tray.mayPlan && (
    <Button variant="outlined" startIcon={<Icon of={CloudRain} />} onClick={() => setIsSlipping(true)}>
      Weather
    </Button>
  );

  const menu = (
    <MenuButton
      label="More"
      items={[
        ...(tray.mayPlan
          ? [{ id: 'pick', label: 'Pick visits to move', icon: ListChecks, onSelect: picked.begin }]
          : []),
        { id: 'sheets', label: 'Week sheets', icon: Printer, onSelect: () => setIsPrinting(true) },
      ]}
    />
  );
  const open = (id: string, adds: boolean) => {
    const one = calendar.visitOf(id);
    if (!one || (picked.ids === null && !adds)) setOpened(id);
    else if (calendar.mayMove(one)) picked.toggle(id);
    else notify.info('Only visits that are not over, and that you may plan, can be moved.');
  };
  const week = startOfWeek(address.day, place.country);

  return (
    <CalendarFrame
      title="Jobs Calendar"
      label="Visits"
      address={address}
      timeZone={zone}
      morning="08:00"
      status={scheduled.status}
      onRetry={scheduled.retry}
      events={calendar.events}
      cut={
        calendar.isCut
          ? `Only the first ${MOST_VISITS} visits of this time are shown. Choose a week or a day to see the others.`
          : null
      }
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {menu}
          {slip}
          {create}
        </Box>
      }
      thumb={
        <>
          {create}
          {slip}
          {menu}
        </>
      }
      filters={
        may(viewer, 'schedule:everyone') && (
          <FilterChip
            label="Crew member"
            options={personOptions(people)}
            value={address.person === '' ? [] : [address.person]}
            onChange={([person = '']) => address.change({ person })}
          />
        )
      }
      legend={
        picked.ids ? (
          <PickedBar
            visits={calendar.visits.filter(({ uuid }) => picked.ids?.has(uuid))}
            onEnd={picked.end}
          />
        ) : (
          <MarkLegend label="Crews" marks={marks} hidden={address.hidden} onToggle={address.toggle}>
            <LegendFilter statuses={STATUSES} hidden={address.hidden} onToggle={address.toggle} />
          </MarkLegend>
        )
      }
      tray={tray.mayPlan && <JobTray tray={tray} now={now} onOpen={setOpened} />}
      onEventOpen={open}
      onEventDrop={calendar.move}
      onEventResize={calendar.resize}
      onReceive={calendar.receive}
      warnAt={calendar.warnAt}
    >
      {visit && (
        <VisitActions
          open
          visit={visit}
          mayEdit={mayOn(viewer, 'jobs:edit', visit)}
          onEdit={calendar.edit}
          onClose={close}
        />
      )}
      <SlipDialog open={isSlipping} today={dayOf(now, zone)} onClose={() => setIsSlipping(false)} />
      {isPrinting && <WeekSheetDialog first={week} onClose={() => setIsPrinting(false)} />}
      {job && <PlanVisit open job={job} onPlan={calendar.plan} onClose={close} />}
    </CalendarFrame>
  );
}
