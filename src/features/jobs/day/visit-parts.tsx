import ListChecks from 'lucide-react/icons/list-checks';
import { stepsOf } from '@/domain/jobs/checklist';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { RecordFiles } from '@/features/files/public';
import { FoldRow } from '@/shared/ui/page/fold-row';
import { Checklist } from '../record/checklist';
import type { FieldActions } from './use-field-actions';
import { endsJob, StopForNow } from './visit-step';

export type VisitPartsProps = {
  readonly job: Job;
  readonly visit: Visit;
  readonly mayReport: boolean;
  readonly actions: FieldActions;
};

/** What is filled in while a visit is under way, folded to rows: the checklist, photos and files. */
export function VisitParts({ job, visit, mayReport, actions }: VisitPartsProps) {
  const total = job.checklist.length;
  const done = stepsOf(job).filter((step) => step.done).length;
  return (
    <div>
      {total > 0 && (
        <FoldRow icon={ListChecks} title="Checklist" end={`${done} of ${total}`} progress={{ done, total }}>
          <Checklist
            of={job}
            templates={[]}
            mayEdit={false}
            mayTick
            hasTitle={false}
            onChange={(checklist, label) => actions.changeSteps(job, checklist, label)}
            onTick={(id, isDone) => actions.tick(job, id, isDone)}
          />
        </FoldRow>
      )}
      <RecordFiles
        noun="job"
        record={job}
        folded={
          mayReport && endsJob(job, visit)
            ? { besides: <StopForNow job={job} visit={visit} actions={actions} /> }
            : {}
        }
      />
    </div>
  );
}
