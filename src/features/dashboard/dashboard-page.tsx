import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { leadsInStatus, trackersInStage } from '@/data/dashboard/dashboard';
import { usePeople } from '@/data/employees/use-people';
import { may, worksInField } from '@/domain/access/viewer';
import { isOver } from '@/domain/customers/appointment-outcome';
import { paths } from '@/domain/navigation/paths';
import { CUSTOMER_STATUSES, TRACKER_STAGES } from '@/domain/core/statuses';
import { formatDay } from '@/shared/format/dates';
import { PrimaryLink } from '@/shared/ui/page/primary-link';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { CountBars } from './count-bars';
import { DayList } from './day-list';
import { NewsCards } from './news-cards';
import { dayState, ownDay } from './own-day';
import { useDashboard } from './use-dashboard';
import { useFormat } from '@/shared/format/format-context';
import { lazy } from '@/shared/ui/states/lazy';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

const CrewDay = lazy(async () => ({ default: (await import('@/features/jobs/public')).CrewDay }));
const OutcomeQuestions = lazyOrNothing(
  async () => (await import('@/features/appointments/public')).OutcomeQuestions,
);
const ProPanels = lazy(async () => ({ default: (await import('./pro-panels')).ProPanels }));

/** /app/reports/dashboard: urgent items, open work in figures, and the user's day. */
export function DashboardPage() {
  const { viewer, now, today, appointments, followUps, news, visits, problems } = useDashboard();
  const isPhone = useIsPhone();
  const formats = useFormat();
  const { nameOf } = usePeople();
  const mine = ownDay({ uid: viewer.uid, name: nameOf(viewer.uid) }, appointments.rows, visits.rows, now);
  const own = appointments.rows.filter(({ salesperson }) => salesperson === viewer.uid);
  const isCrew = worksInField(viewer);
  const day = isCrew ? (
    <Suspense fallback={<LineSkeleton rows={4} height={60} />}>
      <CrewDay />
    </Suspense>
  ) : (
    <>
      {own.some((customer) => isOver(customer, now)) && <OutcomeQuestions isNamed customers={own} />}
      <DayList entries={mine} state={dayState([appointments, visits])} />
    </>
  );
  const addLead = may(viewer, 'customers:edit') && (
    <PrimaryLink label="Add lead" to={paths.newCustomer} hint="C" />
  );
  return (
    <PageFrame
      title="Dashboard"
      count={formatDay(today, formats, now)}
      actions={addLead}
      thumb={addLead}
      // On a phone the next appointment comes before the office's items.
      side={!isPhone && !isCrew && day}
    >
      {(isPhone || isCrew) && <Box sx={{ marginBottom: 4 }}>{day}</Box>}
      <NewsCards
        appointments={appointments}
        followUps={followUps}
        news={news}
        problems={problems}
        today={today}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xl: '1fr 1fr' }, marginTop: 4 }}>
        {may(viewer, 'customers:view') && (
          <CountBars
            title="Open leads by status"
            rows={CUSTOMER_STATUSES.map((status) => ({
              status,
              counted: leadsInStatus(viewer, status),
              to: `${paths.customers}?status=${encodeURIComponent(status)}`,
            }))}
          />
        )}
        {may(viewer, 'trackers:view') && (
          <CountBars
            title="Trackers by stage"
            rows={TRACKER_STAGES.map((stage) => ({
              status: stage,
              counted: trackersInStage(viewer, stage),
              to: `${paths.trackers}?stage=${encodeURIComponent(stage)}`,
            }))}
          />
        )}
        {may(viewer, 'reports:view') && may(viewer, 'customers:view') && (
          <Suspense>
            <ProPanels />
          </Suspense>
        )}
      </Box>
    </PageFrame>
  );
}
