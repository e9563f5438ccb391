import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Route from 'lucide-react/icons/route';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { dayRouteHref, formatAddress } from '@/shared/format/address';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { DaySummary } from './day-summary';
import { DayVisit } from './day-visit';
import { ShortDay } from './short-day';
import { useFieldActions } from './use-field-actions';
import { useFieldWeek } from './use-field-week';
import { VisitsAhead } from './visits-ahead';

const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;

export type CrewDayProps = {
  /** The screen's own title says that it is the day. */
  readonly isTitled?: boolean;
  /** The visits of today as links alone. */
  readonly isShort?: boolean;
};

/** The day of a field worker: their visits in order, and the coming week. */
export function CrewDay({ isShort = false, isTitled = false }: CrewDayProps) {
  return isShort ? <ShortDay /> : <WholeDay isTitled={isTitled} />;
}

function WholeDay({ isTitled }: { readonly isTitled: boolean }) {
  const { visits, today, ahead, areJobsLoading, pendingIds } = useFieldWeek();
  const actions = useFieldActions();
  const { country } = useFormat();
  const left = today.filter(({ visit }) => visit.status !== 'Done');
  const stops = left
    .map(({ visit, job }) => formatAddress(job ?? visit, country))
    .filter((address) => address !== '');
  return (
    <Box component="section" aria-labelledby="your-day" sx={{ maxWidth: 640 }}>
      <Box sx={{ mb: 2 }}>
        <Typography variant="h2" id="your-day" {...(isTitled && { className: 'visually-hidden' })}>
          Your day
        </Typography>
        {today.length > 0 && <DaySummary visits={today.map(({ visit }) => visit)} />}
      </Box>
      {stops.length > 1 && (
        <Button
          variant="outlined"
          href={dayRouteHref(stops)}
          target="_blank"
          rel="noopener"
          startIcon={<Icon of={Route} size={18} />}
          sx={{ minHeight: 48, mb: 2 }}
        >
          Route of {stops.length} stops
        </Button>
      )}
      <ProblemRows problems={visits.problems} />
      <AsyncView
        status={visits.status === 'idle' ? 'loading' : visits.status}
        data={visits.status === 'loading' && visits.rows.length === 0 ? undefined : today}
        skeleton={<ListSkeleton rows={3} />}
        error={visits.error}
        onRetry={visits.retry}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            art={<EmptyDone width={160} />}
            title="Nothing planned today"
            text="Visits the office plans for you appear here."
          />
        }
      >
        {(rows) => (
          <Box component="ol" sx={listSx}>
            {rows.map(({ visit, job, mayReport, isCalledOff }) => (
              <DayVisit
                key={visit.uuid}
                stop={left.findIndex((one) => one.visit.uuid === visit.uuid) + 1}
                visit={visit}
                job={job}
                isJobLoading={areJobsLoading}
                mayReport={mayReport}
                isCalledOff={isCalledOff}
                pending={pendingIds.has(visit.uuid) || pendingIds.has(visit.jobId)}
                actions={actions}
              />
            ))}
          </Box>
        )}
      </AsyncView>
      <VisitsAhead visits={ahead} />
      <Link
        component={RouterLink}
        to={paths.jobs}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
      >
        All your jobs
      </Link>
    </Box>
  );
}
