import Alert from '@mui/material/Alert';
import { addTimeOff } from '@/data/calendar/time-off';
import type { TimeOff } from '@/data/calendar/time-off';
import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { eventShape } from '@/domain/calendar/event';
import type { Day } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { timeOffSchema } from './time-off.schema';

const { field } = formFields(eventShape);

export type TimeOffDialogProps = {
  readonly open: boolean;
  /** Those whose time off the viewer may enter. */
  readonly people: readonly Person[];
  readonly today: Day;
  readonly onClose: () => void;
};

/** Enters days off: planners for everyone, others for themselves. */
export function TimeOffDialog({ open, people, today, onClose }: TimeOffDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { zone } = useFormat();
  return (
    <FormikDialog<TimeOff>
      open={open}
      title="Add time off"
      width="small"
      submitLabel="Add"
      validationSchema={timeOffSchema}
      initialValues={{ person: viewer.uid, firstDay: today, lastDay: today, reason: '' }}
      draftKey="time-off"
      onSubmit={(values) => {
        commit(addTimeOff(viewer, values, zone));
        onClose();
      }}
      onClose={onClose}
    >
      <FormSelect name="person" label="Who" required options={personOptions(people)} />
      <FormDateField {...field('firstDay')} required />
      <FormDateField {...field('lastDay')} required />
      <FormTextField name="reason" label="Reason" placeholder="Family" />
      <Alert severity="info">Coworkers who see everybody’s schedule read the reason.</Alert>
    </FormikDialog>
  );
}
