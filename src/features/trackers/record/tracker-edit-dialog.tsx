import { object, ref, string } from '@/shared/forms/frame/schema';
import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { changedValues } from '@/domain/journal/their-changes';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { textsOf } from '@/shared/forms/frame/bounded';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import type { TrackerActions } from './use-tracker-actions';

const { field } = formFields(trackerShape);
const schema = object({
  title: textsOf(trackerShape)('title', 'A title').trim().required('Give the tracker a title.'),
  expectedStart: string(),
  expectedEnd: string().test('order', 'The end cannot be before the start.', function inOrder(end) {
    const start: unknown = this.resolve(ref('expectedStart'));
    return !end || typeof start !== 'string' || start === '' || start <= end;
  }),
  crewLead: string(),
});

export type TrackerEditDialogProps = {
  readonly tracker: Tracker;
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onSave: TrackerActions['edit'];
  readonly onClose: () => void;
};

/** Title, dates and crew lead of a tracker; follows other users' changes. */
export function TrackerEditDialog({ tracker, people, byUid, onSave, onClose }: TrackerEditDialogProps) {
  const { title, expectedStart, expectedEnd, crewLead } = tracker;
  return (
    <FormikDialog
      open
      title="Title, dates and crew lead"
      submitLabel="Save"
      validationSchema={schema}
      initialValues={{ title, expectedStart, expectedEnd, crewLead }}
      draftKey={`edit-tracker:${tracker.uuid}`}
      follow={{ collection: trackerShape.collection, updatedBy: tracker.updatedBy, people: byUid }}
      onSubmit={(values, { base }) => {
        const typed = { ...values, title: values.title.trim() };
        const { crewLead: lead, ...changes } = changedValues(base, typed);
        onSave({ ...changes, ...(lead !== undefined && leadOf(tracker, lead)) });
      }}
      onClose={onClose}
    >
      <FormTextField {...field('title')} required helper="The client reads it on their page." />
      <FormDateField {...field('expectedStart')} />
      <FormDateField {...field('expectedEnd')} />
      <FormSelect {...field('crewLead')} emptyLabel="Not decided" options={personOptions(people)} />
    </FormikDialog>
  );
}

/** The crew lead, with the resulting assignees. */
function leadOf(tracker: Tracker, uid: string) {
  const assignees = uid === '' ? tracker.assignees : [...new Set([uid, ...tracker.assignees])];
  return { crewLead: uid, assignees };
}
