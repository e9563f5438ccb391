import { stepsOf } from '@/domain/jobs/checklist';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { awaitsCompletion, isUnderWay } from '@/domain/jobs/field-day';
import { jobFieldLabel } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { numberText } from '@/domain/core/record-number';
import { formatHours } from '@/shared/format/dates';
import { formatAddress } from '@/shared/format/address';
import { ContactBar } from '@/shared/ui/record/contact-bar';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { TellOffice } from './tell-office';
import type { FieldActions } from './use-field-actions';
import { CalledOff } from './called-off';
import { DoneVisit } from './done-visit';
import { MissingJob } from './missing-job';
import { VisitParts } from './visit-parts';
import { VisitStep } from './visit-step';
import { useFormat } from '@/shared/format/format-context';

export type DayVisitProps = {
  readonly visit: Visit;
  /** Its number among the visits that are left, from 1. */
  readonly stop: number;
  readonly job: Job | null;
  /** Whether the jobs of the day are still being read. */
  readonly isJobLoading: boolean;
  /** Whether the viewer is on its crew, or edits the job. */
  readonly mayReport: boolean;
  /** Whether the job is cancelled, by itself or with its tracker. */
  readonly isCalledOff: boolean;
  readonly pending: boolean;
  readonly actions: FieldActions;
};

/** One visit of a crew's day: time, job, place and route, its large buttons, and what is done while it is under way. */
export function DayVisit(props: DayVisitProps) {
  const { visit, stop, job, isJobLoading, mayReport, isCalledOff, pending, actions } = props;
  const isOver = visit.status === 'Done';
  const isNow = visit.status === 'Working';
  const place = useFormat();
  const address = formatAddress(job ?? visit, place.country);
  const isPast = isOver && !(job && mayReport && awaitsCompletion(job, visit));
  if (isPast) return <DoneVisit visit={visit} pending={pending} />;
  const done = job ? stepsOf(job).filter((step) => step.done).length : 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        border: isNow ? '2px solid' : '1px solid',
        borderColor: isNow ? 'primary.main' : 'divider',
        borderRadius: '12px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {stop > 0 && <StopNumber stop={stop} isNow={isNow} />}
        <Box className="tn" sx={{ flex: 1, fontWeight: 600 }}>
          {formatHours(visit, place)}
        </Box>
        {pending && <PendingMark />}
        <StatusChip status={visit.status} />
      </Box>
      <div>
        <Typography
          variant="h3"
          dir="auto"
          sx={{ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <Link component={RouterLink} to={paths.job(visit.jobId)} color="inherit">
            {visit.title}
          </Link>
        </Typography>
        <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[visit.customerName, address, job && numberText(job)].filter(Boolean).join(' · ')}
        </Box>
      </div>
      {!isOver && <ContactBar phone={job?.phone ?? ''} address={address} />}
      {!job && !isOver && <MissingJob isLoading={isJobLoading} />}
      {job && !isOver && <CrewText label={jobFieldLabel('accessNotes')} text={job.accessNotes} />}
      {job && !isOver && <CrewText label="Instructions for the crew" text={job.instructions} />}
      {job && isNow && <VisitParts job={job} visit={visit} mayReport={mayReport} actions={actions} />}
      {job && !isNow && job.checklist.length > 0 && (
        <Link
          component={RouterLink}
          to={paths.job(job.uuid)}
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
        >
          Checklist: {done} of {job.checklist.length} done
        </Link>
      )}
      {job && !mayReport && !isOver && (
        <div>
          You are not on the crew of this visit now, so its crew or the office reports from it. Nothing that
          you added is lost.
        </div>
      )}
      {isCalledOff && !isOver && <CalledOff />}
      {job && mayReport && (!isCalledOff || isUnderWay(visit)) && (
        <VisitStep job={job} visit={visit} visits={[visit]} actions={actions} />
      )}
      {job && isUnderWay(visit) && <TellOffice job={job} actions={actions} />}
    </Box>
  );
}

/** What the office wrote for the crew; nothing where it wrote nothing. */
function CrewText({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <Box component="section" aria-label={label}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

function StopNumber({ stop, isNow }: { readonly stop: number; readonly isNow: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      className="tn"
      sx={{
        ...{
          display: 'grid',
          flex: 'none',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
        },
        ...{ border: '1px solid', fontWeight: 600, fontSize: '0.875rem' },
        ...(isNow && {
          bgcolor: 'primary.main',
          borderColor: 'primary.main',
          color: 'primary.contrastText',
        }),
      }}
    >
      {stop}
    </Box>
  );
}
