import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckCheck from 'lucide-react/icons/check-check';
import Play from 'lucide-react/icons/play';
import CircleCheck from 'lucide-react/icons/circle-check';
import Truck from 'lucide-react/icons/truck';
import { awaitsCompletion, visitStep } from '@/domain/jobs/field-day';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { canMove, JOB_MOVES } from '@/domain/core/statuses';
import { Icon } from '@/shared/ui/text/icon';
import type { FieldActions } from './use-field-actions';

export type VisitStepProps = {
  readonly job: Job;
  readonly visit: Visit;
  readonly actions: Pick<FieldActions, 'report' | 'complete'>;
};

const large = {
  variant: 'contained',
  size: 'large',
  sx: { flex: 1, minHeight: 56, fontSize: '1rem' },
} as const;

/** The large buttons of a visit: on my way, start, finish; after the last one, complete the job. */
export function VisitStep({ job, visit, actions }: VisitStepProps) {
  const step = visitStep(visit.status);
  if (!step) {
    if (!awaitsCompletion(job, visit) || !canMove(JOB_MOVES, job.status, 'Completed')) return null;
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <span>That was the last visit of this job.</span>
        <Button {...large} startIcon={<Icon of={CheckCheck} />} onClick={() => actions.complete(job)}>
          Complete the job
        </Button>
      </Box>
    );
  }
  const { to, label } = step;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {visit.status === 'Planned' && (
        <Button
          {...large}
          variant="outlined"
          startIcon={<Icon of={Truck} />}
          onClick={() => actions.report(job, visit, 'On The Way')}
        >
          On my way
        </Button>
      )}
      <Button
        {...large}
        startIcon={<Icon of={to === 'Done' ? CircleCheck : Play} />}
        onClick={() => actions.report(job, visit, to)}
      >
        {label}
      </Button>
    </Box>
  );
}
