import { object, string } from '@/shared/forms/frame/schema';
import type { JobEdit } from '@/data/jobs/jobs';
import type { Person } from '@/data/employees/use-people';
import { maxLengthOf } from '@/domain/core/bounds';
import { useSettings } from '@/data/session/use-settings';
import { conventionsOf } from '@/domain/format/conventions';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { jobTypesOf } from '@/domain/company/job-types';
import { changedValues } from '@/domain/journal/their-changes';
import { useFormat } from '@/shared/format/format-context';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

const titleMax = maxLengthOf(jobShape, 'title');
const schema = object({
  title: string()
    .trim()
    .required('Give the job a title.')
    .max(titleMax, `A title has at most ${titleMax} characters.`),
});

export type JobEditDialogProps = {
  readonly job: Job;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onSave: (changes: JobEdit) => void;
  readonly onClose: () => void;
};

/** Title, type and address of a job; follows other users' changes. */
export function JobEditDialog({ job, byUid, onSave, onClose }: JobEditDialogProps) {
  const { title, jobType, streetAddress, city, state, zipcode } = job;
  const { settings } = useSettings();
  const { address } = conventionsOf(useFormat().country);
  return (
    <FormikDialog
      open
      title="Title, type and address"
      submitLabel="Save"
      validationSchema={schema}
      initialValues={{ title, jobType, streetAddress, city, state, zipcode }}
      draftKey={`edit-job:${job.uuid}`}
      follow={{ collection: jobShape.collection, updatedBy: job.updatedBy, people: byUid }}
      onSubmit={(values, { base }) => onSave(changedValues(base, { ...values, title: values.title.trim() }))}
      onClose={onClose}
    >
      <FormTextField name="title" label="Title" required />
      <FormSelect
        name="jobType"
        label="Type"
        required
        options={jobTypesOf(settings, jobType).map((type) => ({ value: type, label: type }))}
      />
      <FormTextField name="streetAddress" label="Street" maxLength={maxLengthOf(jobShape, 'streetAddress')} />
      <FormTextField name="city" label="City" maxLength={maxLengthOf(jobShape, 'city')} />
      <FormTextField name="state" label={address.state} maxLength={maxLengthOf(jobShape, 'state')} />
      <FormTextField name="zipcode" label={address.zipcode} maxLength={maxLengthOf(jobShape, 'zipcode')} />
    </FormikDialog>
  );
}
