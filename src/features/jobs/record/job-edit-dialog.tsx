import { object } from '@/shared/forms/frame/schema';
import type { JobEdit } from '@/data/jobs/jobs';
import type { Person } from '@/data/employees/use-people';
import { useSettings } from '@/data/session/use-settings';
import { conventionsOf } from '@/domain/format/conventions';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { jobTypesOf } from '@/domain/company/job-types';
import { changedValues } from '@/domain/journal/their-changes';
import { useFormat } from '@/shared/format/format-context';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { textsOf } from '@/shared/forms/frame/bounded';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

const { field, text } = formFields(jobShape);
const schema = object({
  title: textsOf(jobShape)('title', 'A title').trim().required('Give the job a title.'),
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
      <FormTextField {...field('title')} required />
      <FormSelect
        {...field('jobType')}
        required
        options={jobTypesOf(settings, jobType).map((type) => ({ value: type, label: type }))}
      />
      <FormTextField {...text('streetAddress')} />
      <FormTextField {...text('city')} />
      <FormTextField {...text('state')} label={address.state} />
      <FormTextField {...text('zipcode')} label={address.zipcode} />
    </FormikDialog>
  );
}
