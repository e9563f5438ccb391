import Box from '@mui/material/Box';
import type { Live } from '@/data/live/use-live';
import { maxLengthOf } from '@/domain/core/bounds';
import { jobFieldLabel, jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import type { VisitStatus } from '@/domain/core/statuses';
import type { Visit } from '@/domain/jobs/visit';
import { fittingFirst } from '@/domain/company/task-templates';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { CustomerNotes } from '@/features/customers/public';
import { RecordInvoices } from '@/features/invoices/public';
import { RecordTasks } from '@/features/tasks/public';
import { RecordFiles } from '@/features/files/public';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { notify } from '@/shared/feedback/notify';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { TellOffice } from '../day/tell-office';
import type { FieldActions } from '../day/use-field-actions';
import { Checklist } from './checklist';
import type { JobActions } from './use-job-actions';
import { SignatureSection } from './signature-section';
import { VisitsSection } from './visits-section';

const NO_ROOM = 'The instructions for the crew have no room for this note. Shorten them first.';

export type JobOverviewProps = {
  readonly job: Job;
  readonly templates: readonly TaskTemplate[];
  readonly visits: Live<Visit>;
  readonly nameOf: (uid: string) => string;
  /** Uid of the viewer. */
  readonly uid: string;
  readonly mayEdit: boolean;
  /** True for the crew, too: may tick steps off. */
  readonly mayReport: boolean;
  /** Whether a visit may have a status: none begins on cancelled work. */
  readonly mayGo: (to: VisitStatus) => boolean;
  readonly actions: JobActions;
  readonly field: FieldActions;
  /** Opens the dialog of a visit, or of a new one for null. */
  readonly onVisit: (visit: Visit | null) => void;
};

/** Visits, instructions, checklist, invoices, and photos and files of a job. */
export function JobOverview(props: JobOverviewProps) {
  const { job, templates, visits, nameOf, uid, mayEdit, mayReport, mayGo, actions, field, onVisit } = props;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }}>
      <Box>
        <ProblemRows problems={visits.problems} />
        <AsyncView
          status={visits.status === 'idle' ? 'loading' : visits.status}
          data={visits.status === 'loading' && visits.rows.length === 0 ? undefined : visits.rows}
          skeleton={<ListSkeleton rows={2} />}
          error={visits.error}
          part="Visits"
          onRetry={visits.retry}
        >
          {(rows) => (
            <VisitsSection
              visits={rows}
              pendingIds={visits.pendingIds}
              nameOf={nameOf}
              mayEdit={mayEdit}
              uid={uid}
              mayGo={mayGo}
              onPlan={() => onVisit(null)}
              onEdit={onVisit}
              onMove={actions.moveVisit}
            />
          )}
        </AsyncView>
      </Box>
      <EditableText
        label={jobFieldLabel('accessNotes')}
        text={job.accessNotes}
        maxLength={maxLengthOf(jobShape, 'accessNotes')}
        mayEdit={mayEdit}
        draftKey={`job-access:${job.uuid}`}
        saveLabel="Save access notes"
        onSave={(accessNotes) => actions.edit({ accessNotes })}
      />
      <EditableText
        label="Instructions for the crew"
        text={job.instructions}
        maxLength={maxLengthOf(jobShape, 'instructions')}
        mayEdit={mayEdit}
        draftKey={`job-instructions:${job.uuid}`}
        saveLabel="Save instructions"
        onSave={(instructions) => actions.edit({ instructions })}
      />
      <CustomerNotes
        customerId={job.customerId}
        {...(mayEdit && {
          onShow: (text) =>
            job.instructions.includes(text)
              ? null
              : () => {
                  const instructions = [job.instructions, text].filter((one) => one !== '').join('\n\n');
                  if (instructions.length <= maxLengthOf(jobShape, 'instructions')) {
                    actions.edit({ instructions }, 'Shown to the crew');
                  } else notify.error(NO_ROOM);
                },
          onAccess: (accessNotes) =>
            accessNotes === job.accessNotes ? null : () => actions.edit({ accessNotes }, 'Shown to the crew'),
        })}
      />
      <Checklist
        of={job}
        templates={fittingFirst(templates, job.jobType)}
        mayEdit={mayEdit}
        mayTick={mayReport}
        onChange={(checklist, label) => field.changeSteps(job, checklist, label)}
        onTick={(id, isDone) => field.tick(job, id, isDone)}
      />
      <SignatureSection job={job} mayEdit={mayEdit} mayReport={mayReport} actions={field} />
      {mayReport && <TellOffice job={job} actions={field} />}
      <RecordInvoices field="jobId" id={job.uuid} customerId={job.customerId} trackerId={job.trackerId} />
      <RecordTasks noun="job" recordId={job.uuid} />
      <RecordFiles noun="job" record={job} />
    </Box>
  );
}
