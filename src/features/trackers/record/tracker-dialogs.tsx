import { object, ref, string } from 'yup';
import { maxLengthOf } from '@/domain/bounds';
import type { Price } from '@/domain/job';
import { isHoldReason } from '@/domain/stages';
import { CANCEL_REASONS, HOLD_REASONS } from '@/domain/statuses';
import { trackerShape } from '@/domain/tracker';
import type { Tracker } from '@/domain/tracker';
import type { Person } from '@/data/use-people';
import { FormDateField } from '@/shared/forms/form-date-field';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/forms/formik-dialog';
import { AmountDialog } from '@/features/jobs/public';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import type { TrackerDialog } from './tracker-menu';
import type { TrackerActions } from './use-tracker-actions';

const options = (reasons: readonly string[]) => reasons.map((reason) => ({ value: reason, label: reason }));

const longest = maxLengthOf(trackerShape, 'title');
const editSchema = object({
  title: string()
    .trim()
    .required('Give the tracker a title.')
    .max(longest, `A title has at most ${longest} characters.`),
  expectedStart: string(),
  expectedEnd: string().test('order', 'The end cannot be before the start.', function inOrder(end) {
    const start: unknown = this.resolve(ref('expectedStart'));
    return !end || typeof start !== 'string' || start === '' || start <= end;
  }),
  crewLead: string(),
});

export type TrackerDialogsProps = {
  readonly tracker: Tracker;
  readonly price: Price | null;
  readonly people: readonly Person[];
  readonly dialog: TrackerDialog;
  readonly actions: TrackerActions;
  readonly onClose: () => void;
};

/** The dialogs of a tracker's page: hold, cancel, edit, amount. */
export function TrackerDialogs({ tracker, price, people, dialog, actions, onClose }: TrackerDialogsProps) {
  const then = (run: () => void) => {
    run();
    onClose();
  };
  return (
    <>
      <ReasonDialog
        open={dialog === 'hold'}
        title="Put on hold"
        text="The client reads the reason on their page, in our words. The note stays with the office."
        label="Reason"
        options={options(HOLD_REASONS)}
        noteLabel="Note for the office"
        confirmLabel="Put on hold"
        onConfirm={({ reason, note }) => then(() => isHoldReason(reason) && actions.hold({ reason, note }))}
        onClose={onClose}
      />
      <ReasonDialog
        open={dialog === 'cancel'}
        title="Cancel this job?"
        text="Its dates and history stay. It can be taken up again at any stage."
        label="Reason"
        options={options(CANCEL_REASONS)}
        confirmLabel="Cancel the job"
        tone="danger"
        onConfirm={(why) => then(() => actions.cancel(why))}
        onClose={onClose}
      />
      <FormikDialog
        open={dialog === 'edit'}
        title="Title, dates and crew lead"
        submitLabel="Save"
        validationSchema={editSchema}
        initialValues={{
          title: tracker.title,
          expectedStart: tracker.expectedStart,
          expectedEnd: tracker.expectedEnd,
          crewLead: tracker.crewLead,
        }}
        onSubmit={({ title, expectedStart, expectedEnd, crewLead }) =>
          then(() =>
            actions.edit({
              title: title.trim(),
              expectedStart,
              expectedEnd,
              ...leadOf(tracker, crewLead, people),
            }),
          )
        }
        onClose={onClose}
      >
        <FormTextField name="title" label="Title" required helper="The client reads it on their page." />
        <FormDateField name="expectedStart" label="Expected start" />
        <FormDateField name="expectedEnd" label="Expected end" />
        <FormSelect
          name="crewLead"
          label="Crew lead"
          emptyLabel="Not decided"
          options={people.map((person) => ({ value: person.uid, label: person.name }))}
        />
      </FormikDialog>
      <AmountDialog
        open={dialog === 'amount'}
        label="Contract amount"
        cents={price?.amount ?? null}
        onSave={(cents) => then(() => actions.setAmount(cents, price))}
        onClose={onClose}
      />
    </>
  );
}

/** The crew lead's copy of the name, and their place among the people the tracker is assigned to. */
function leadOf(tracker: Tracker, uid: string, people: readonly Person[]) {
  if (uid === tracker.crewLead) return {};
  const crewLeadName = people.find((person) => person.uid === uid)?.name ?? '';
  const assignees = uid === '' ? tracker.assignees : [...new Set([uid, ...tracker.assignees])];
  return { crewLead: uid, crewLeadName, assignees };
}
