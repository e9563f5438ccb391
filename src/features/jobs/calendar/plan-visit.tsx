import type { VisitPlan } from '@/data/jobs/visits';
import { usePeople } from '@/data/employees/use-people';
import type { Job } from '@/domain/jobs/job';
import { useFormat } from '@/shared/format/format-context';
import { VisitDialog } from '../record/visit-dialog';

export type PlanVisitProps = {
  readonly open: boolean;
  readonly job: Job;
  readonly onPlan: (job: Job, plan: VisitPlan) => void;
  readonly onClose: () => void;
};

/** Plans the first visit of a job from the tray. */
export function PlanVisit({ job, onPlan, onClose }: PlanVisitProps) {
  const { zone } = useFormat();
  const { people, byUid } = usePeople();
  return (
    <VisitDialog
      job={job}
      visit={null}
      expectedStart=""
      zone={zone}
      people={people}
      byUid={byUid}
      onPlan={(plan) => {
        onPlan(job, plan);
        onClose();
      }}
      onEdit={onClose}
      onClose={onClose}
    />
  );
}
