import { object, string } from 'yup';
import { maxLengthOf } from '@/domain/bounds';
import { JOB_TYPES, jobShape } from '@/domain/job';
import type { Job, Price, Visit } from '@/domain/job';
import { reasonsFor } from '@/domain/statuses';
import type { JobStatus } from '@/domain/statuses';
import type { Person } from '@/data/use-people';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/forms/formik-dialog';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { AmountDialog } from '../amount-dialog';
import type { JobActions } from './use-job-actions';
import { VisitDialog } from './visit-dialog';

/** The dialogs of the page; at most one is open. */
export type JobDialog =
  | { readonly kind: 'reason'; readonly to: JobStatus }
  | { readonly kind: 'visit'; readonly visit: Visit | null }
  | { readonly kind: 'edit' }
  | { readonly kind: 'amount' };

const titleMax = maxLengthOf(jobShape, 'title');
const editSchema = object({
  title: string()
    .trim()
    .required('Give the job a title.')
    .max(titleMax, `A title has at most ${titleMax} characters.`),
});

export type JobDialogsProps = {
  readonly job: Job;
  readonly price: Price | null;
  readonly expectedStart: string;
  readonly zone: string;
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
  readonly dialog: JobDialog | null;
  readonly actions: JobActions;
  readonly onClose: () => void;
};

/** The dialogs of a job's page: reason of a status, visit, title and address, amount. */
export function JobDialogs(props: JobDialogsProps) {
  const { job, price, expectedStart, zone, people, byUid, dialog, actions, onClose } = props;
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
          label="Reason"
          options={reasonsFor(dialog.to).map((reason) => ({ value: reason, label: reason }))}
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
          visit={dialog.visit}
          expectedStart={expectedStart}
          zone={zone}
          people={people}
          byUid={byUid}
          onPlan={(plan) =>
            then(() => (dialog.visit ? actions.editVisit(dialog.visit, plan) : actions.plan(plan)))
          }
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <FormikDialog
          open
          title="Title, type and address"
          submitLabel="Save"
          validationSchema={editSchema}
          initialValues={{
            title: job.title,
            jobType: job.jobType,
            streetAddress: job.streetAddress,
            city: job.city,
            state: job.state,
            zipcode: job.zipcode,
          }}
          onSubmit={(values) => then(() => actions.edit({ ...values, title: values.title.trim() }))}
          onClose={onClose}
        >
          <FormTextField name="title" label="Title" required />
          <FormSelect
            name="jobType"
            label="Type"
            required
            options={JOB_TYPES.map((type) => ({ value: type, label: type }))}
          />
          <FormTextField
            name="streetAddress"
            label="Street"
            maxLength={maxLengthOf(jobShape, 'streetAddress')}
          />
          <FormTextField name="city" label="City" maxLength={maxLengthOf(jobShape, 'city')} />
          <FormTextField name="state" label="State" maxLength={maxLengthOf(jobShape, 'state')} />
          <FormTextField name="zipcode" label="ZIP" maxLength={maxLengthOf(jobShape, 'zipcode')} />
        </FormikDialog>
      );
    case 'amount':
      return (
        <AmountDialog
          open
          label="Amount of the job"
          cents={price?.amount ?? null}
          onSave={(cents) => then(() => actions.setAmount(cents, price))}
          onClose={onClose}
        />
      );
  }
}
