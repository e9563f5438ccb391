import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CloudRain from 'lucide-react/icons/cloud-rain';
import FileText from 'lucide-react/icons/file-text';
import Plane from 'lucide-react/icons/plane';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { MOST_VISITS } from '@/data/jobs/visits';
import { useUser } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { hasProParts, PRO_PARTS } from '@/domain/plans/pro-parts';
import { addDays, dayOf, startOfWeek } from '@/domain/time/time';
import { WeekSheetDialog } from '@/features/papers/public';
import { ProFrame } from '@/features/plans/public';
import { DateSteps } from '@/shared/calendar/frame/date-steps';
import { formatDayRange } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { leftOutText } from './left-out-text';
import { PersonDays } from './person-days';
import { PrintedPlan } from './printed-plan';
import { TroubleCount } from './trouble-count';
import { WorkforceOutline } from './workforce-outline';
import { useIsPrinting } from './use-is-printing';
import { useForceAddress } from './use-force-address';
import { useWorkforce } from './use-workforce';
import { WorkforceGrid } from './workforce-grid';

const VisitActions = lazyDialog(async () => (await import('../calendar/visit-actions')).VisitActions);
const PlanVisit = lazyDialog(async () => (await import('../calendar/plan-visit')).PlanVisit);
const TimeOffDialog = lazyDialog(async () => (await import('./time-off-dialog')).TimeOffDialog);
const SlipDialog = lazyDialog(async () => (await import('../calendar/slip-dialog')).SlipDialog);
const OffActions = lazyDialog(async () => (await import('./off-actions')).OffActions);

const RANGES = [
  { value: 'week', label: 'Week' },
  { value: 'two-weeks', label: 'Two weeks' },
] as const;

/** /app/management/labor_calendar: who works where on which day, and who is off. */
export function WorkforcePage() {
  const { tier } = useUser();
  if (hasProParts(tier)) return <WorkforceRoom />;
  return (
    <PageFrame title={PRO_PARTS.workforce}>
      <ProFrame
        stays
        title="A row for each person"
        about="See who works where for two weeks, drag work between people and days, and keep days off free."
        preview={<WorkforceOutline />}
      >
        {null}
      </ProFrame>
    </PageFrame>
  );
}

function WorkforceRoom() {
  const place = useFormat();
  const { zone, country } = place;
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const isPhone = useIsPhone();
  const { address, change } = useForceAddress(today);
  const first = isPhone ? address.day : startOfWeek(address.day, country);
  const weeks = isPhone ? 1 : address.weeks;
  const force = useWorkforce({ first, weeks, crew: address.crew, zone });
  const { live, viewer, crews, leftOut, mayPlanOff } = force;
  const [opened, setOpened] = useState<string | null>(null);
  const [offId, setOffId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const isPrinted = useIsPrinting();
  const [isSlipping, setIsSlipping] = useState(false);
  const visit = opened === null ? undefined : force.visitOf(opened);
  const job = opened === null ? undefined : force.tray.jobs.find(({ uuid }) => uuid === opened);
  const off = force.off.rows.find(({ uuid }) => uuid === offId);
  const step = isPhone ? 1 : weeks * 7;
  const last = addDays(first, isPhone ? 0 : step - 1);
  const add = (
    <Button variant="outlined" startIcon={<Icon of={Plane} size={18} />} onClick={() => setIsAdding(true)}>
      Time off
    </Button>
  );
  const slip = force.tray.mayPlan && (
    <Button variant="outlined" startIcon={<Icon of={CloudRain} />} onClick={() => setIsSlipping(true)}>
      Weather
    </Button>
  );
  return (
    <PageFrame
      title="Workforce"
      count={formatDayRange(first, last, place, now)}
      actions={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <MenuButton
            label="Print"
            icon={Printer}
            items={[
              { id: 'screen', label: 'Print this plan', icon: Printer, onSelect: () => window.print() },
              { id: 'sheets', label: 'Week sheets', icon: FileText, onSelect: () => setIsPrinting(true) },
            ]}
          />
          {slip}
          {add}
        </Box>
      }
      thumb={
        <>
          {add}
          {slip}
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <DateSteps
          unit={isPhone ? 'day' : weeks === 1 ? 'week' : 'two weeks'}
          onBack={() => change({ day: addDays(first, -step) })}
          onToday={() => change({ day: today })}
          onForward={() => change({ day: addDays(first, step) })}
        />
        {!isPhone && <TroubleCount trouble={force.trouble} country={country} />}
        {leftOut > 0 && (
          <Alert severity="info" sx={{ py: 0 }}>
            {leftOutText(leftOut)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
          {crews.length > 0 && (
            <FilterChip
              label="Crew"
              options={crews.map(({ id, name }) => ({ value: id, label: name }))}
              value={address.crew === '' ? [] : [address.crew]}
              onChange={([crew = '']) => change({ crew })}
            />
          )}
          {!isPhone && (
            <SegmentedControl
              label="Range"
              options={RANGES}
              value={weeks === 1 ? 'week' : 'two-weeks'}
              onChange={(range) => change({ weeks: range === 'week' ? 1 : 2 })}
            />
          )}
        </Box>
      </Box>
      {force.isCut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Only the first {MOST_VISITS} visits of this time are shown. Choose one week to see the others.
        </Alert>
      )}
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && live.rows.length === 0 ? undefined : live.rows}
        skeleton={<ListSkeleton rows={6} />}
        error={live.error}
        onRetry={live.retry}
      >
        {() =>
          isPhone ? (
            <PersonDays {...{ force, place }} day={first} onOpen={setOpened} onOff={setOffId} />
          ) : (
            <WorkforceGrid {...{ force, today, now, place }} onOpen={setOpened} onOff={setOffId} />
          )
        }
      </AsyncView>
      {visit && (
        <VisitActions
          open
          visit={visit}
          mayEdit={mayOn(viewer, 'jobs:edit', visit)}
          onEdit={force.edit}
          onClose={() => setOpened(null)}
        />
      )}
      {job && <PlanVisit open job={job} onPlan={force.plan} onClose={() => setOpened(null)} />}
      {off && (
        <OffActions
          open
          off={off}
          name={force.nameOf(off.person)}
          mayRemove={mayPlanOff || off.person === viewer.uid}
          onClose={() => setOffId(null)}
        />
      )}
      {isPrinted && <PrintedPlan {...{ force, place, now }} />}
      <SlipDialog open={isSlipping} today={today} onClose={() => setIsSlipping(false)} />
      {isPrinting && (
        <WeekSheetDialog first={startOfWeek(first, country)} onClose={() => setIsPrinting(false)} />
      )}
      <TimeOffDialog
        open={isAdding}
        people={mayPlanOff ? force.people : force.people.filter(({ uid }) => uid === viewer.uid)}
        today={today}
        onClose={() => setIsAdding(false)}
      />
    </PageFrame>
  );
}
