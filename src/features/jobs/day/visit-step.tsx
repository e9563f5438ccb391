import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import MapPin from 'lucide-react/icons/map-pin';
import PenLine from 'lucide-react/icons/pen-line';
import Play from 'lucide-react/icons/play';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { awaitsCompletion, isLastVisit, minutesOnSite, visitStep } from '@/domain/jobs/field-day';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { canMove, JOB_MOVES } from '@/domain/core/statuses';
import { useNow } from '@/shared/format/use-now';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Icon } from '@/shared/ui/text/icon';
import type { FieldActions } from './use-field-actions';

const SignOffDialog = lazyDialog(async () => (await import('./sign-off-dialog')).SignOffDialog);

export type VisitStepProps = {
  readonly job: Job;
  readonly visit: Visit;
  /** The job's visits as far as the viewer knows them; those under way end with the job. */
  readonly visits: readonly Visit[];
  readonly actions: Pick<FieldActions, 'report' | 'signOff'>;
};

const large = {
  variant: 'contained',
  size: 'large',
  sx: { flex: '1 1 auto', minHeight: 56, fontSize: '1rem' },
} as const;
const second = { ...large, variant: 'outlined' } as const;

/** The large buttons of a visit: on my way, arrive, finish; at the last one, the job's sign-off. */
export function VisitStep({ job, visit, visits, actions }: VisitStepProps) {
  const [isSigning, setIsSigning] = useState(false);
  const now = useNow();
  const step = visitStep(visit.status);
  const mayComplete = canMove(JOB_MOVES, job.status, 'Completed');
  const awaits = awaitsCompletion(job, visit) && mayComplete;
  const isEnd = endsJob(job, visit);
  const isPhone = useIsPhone();
  if (!step && !awaits) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {awaits && <span>That was the last visit of this job.</span>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {visit.status === 'Planned' && (
          <Button
            {...second}
            startIcon={<Icon of={Truck} />}
            onClick={() => actions.report(job, visit, 'On The Way')}
          >
            On my way
          </Button>
        )}
        {awaits || isEnd ? (
          <Button
            {...large}
            startIcon={<Icon of={isEnd ? PenLine : CheckCheck} />}
            // A reopened job may be signed already, and nobody signs twice.
            onClick={() => (job.signedName === '' ? setIsSigning(true) : actions.signOff(job, visits, null))}
          >
            {isEnd ? 'Finish and sign off' : 'Complete the job'}
          </Button>
        ) : (
          step && (
            <Button
              {...(step.to === 'Done' ? large : second)}
              startIcon={<Icon of={step.to === 'Done' ? CircleCheck : MapPin} />}
              onClick={() => actions.report(job, visit, step.to)}
            >
              {step.label}
            </Button>
          )
        )}
        {isEnd && !isPhone && <StopForNow job={job} visit={visit} actions={actions} />}
        {awaits && (
          <Button
            {...second}
            startIcon={<Icon of={Play} />}
            onClick={() => actions.report(job, visit, 'Working')}
          >
            Go on working
          </Button>
        )}
      </Box>
      <SignOffDialog
        open={isSigning}
        job={job}
        completes
        onSite={onSiteText(minutesOnSite(visit, now))}
        onSign={(signing) => actions.signOff(job, visits, signing)}
        onClose={() => setIsSigning(false)}
      />
    </Box>
  );
}

/** Ends today's work of a job's last visit without its sign-off. On a phone it is in the bottom bar. */
export function StopForNow({ job, visit, actions }: Omit<VisitStepProps, 'visits'>) {
  return (
    <Button
      {...second}
      startIcon={<Icon of={CirclePause} />}
      onClick={() => actions.report(job, visit, 'Done')}
    >
      Stop for now
    </Button>
  );
}

/** Whether the visit's next step is the job's sign-off, which can also wait. */
export function endsJob(job: Job, visit: Visit): boolean {
  return (
    visitStep(visit.status)?.to === 'Done' &&
    isLastVisit(job, visit) &&
    canMove(JOB_MOVES, job.status, 'Completed')
  );
}

/** "2 h 15 min", or '' while unknown. */
function onSiteText(minutes: number | null): string {
  if (minutes === null) return '';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, `${minutes % 60} min`].filter(Boolean).join(' ');
}
