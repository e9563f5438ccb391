import { jobFieldLabel } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Price } from '@/domain/money/price';
import { isAhead } from '@/domain/jobs/visits';
import { JOB_REASONS, reasonsFor } from '@/domain/core/statuses';
import type { JobStatus } from '@/domain/core/statuses';
import type { Person } from '@/data/employees/use-people';
import { JobSheetDialog } from '@/features/papers/public';
import { ReasonDialog } from '@/shared/ui/dialogs/reason-dialog';
import { AmountDialog } from '@/features/money/public';
import { JobEditDialog } from './job-edit-dialog';
import type { JobActions } from './use-job-actions';
import { VisitDialog } from './visit-dialog';

/** The open dialog of the page. */
export type JobDialog =
  | { readonly kind: 'reason'; readonly to: JobStatus }
  | { readonly kind: 'visit'; readonly visit: Visit | null }
  | { readonly kind: 'edit' }
  | { readonly kind: 'amount' }
  | { readonly kind: 'sheet' };

export type JobDialogsProps = {
  readonly open: boolean;
  readonly job: Job;
  readonly visits: readonly Visit[];
  readonly price: Price | null;
  readonly expectedStart: string;
  readonly zone: string;
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
  readonly dialog: JobDialog | null;
  readonly actions: JobActions;
  readonly onClose: () => void;
};

/** The dialogs of a job's page: reason of a status, visit, title and address, amount, job sheet. */
export function JobDialogs(props: JobDialogsProps) {
  const { job, visits, price, expectedStart, zone, people, byUid, dialog, actions, onClose } = props;
  const then = (run: () => void) => {
    run();
    onClose();
  };
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'reason':
      return (
        <ReasonDialog
          open
          title={dialog.to === 'Cancelled' ? 'Cancel this job?' : 'Put the job on hold'}
          {...(dialog.to === 'Cancelled' && visits.some(({ status }) => isAhead(status))
            ? { text: 'Its visits that are not over are cancelled, too.' }
            : {})}
          label={jobFieldLabel('statusReason')}
          options={reasonsFor(JOB_REASONS, dialog.to).map((reason) => ({ value: reason, label: reason }))}
          confirmLabel={dialog.to === 'Cancelled' ? 'Cancel the job' : 'Put on hold'}
          tone={dialog.to === 'Cancelled' ? 'danger' : 'primary'}
          onConfirm={(why) => then(() => actions.move(dialog.to, why))}
          onClose={onClose}
        />
      );
    case 'visit':
      return (
        <VisitDialog
          job={job}
          visit={visits.find((visit) => visit.uuid === dialog.visit?.uuid) ?? dialog.visit}
          expectedStart={expectedStart}
          zone={zone}
          people={people}
          byUid={byUid}
          onPlan={(plan) => then(() => actions.plan(plan))}
          onEdit={(visit, changes) =>
            then(() => Object.keys(changes).length > 0 && actions.editVisit(visit, changes))
          }
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <JobEditDialog
          job={job}
          byUid={byUid}
          onSave={(changes) => then(() => Object.keys(changes).length > 0 && actions.edit(changes))}
          onClose={onClose}
        />
      );
    case 'amount':
      return (
        <AmountDialog
          open
          label="Amount of the job"
          recordId={job.uuid}
          cents={price?.amount ?? null}
          onSave={(cents) => then(() => actions.setAmount(cents, price))}
          onClose={onClose}
        />
      );
    case 'sheet':
      return <JobSheetDialog job={job} onClose={onClose} />;
  }
}
