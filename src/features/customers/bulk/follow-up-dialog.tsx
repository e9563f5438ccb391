import { object, string } from '@/shared/forms/frame/schema';
import { isDay } from '@/domain/core/calendar-day';
import { pastDay } from '@/domain/time/past-date';
import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { customerLabel } from '@/domain/customers/customer';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { plural } from '@/shared/format/counts';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { usePastDate } from '@/shared/forms/frame/past-date';

export type FollowUpDialogProps = {
  readonly open: boolean;
  readonly count: number;
  /** '' removes the follow-up. */
  readonly onSet: (day: Day | '') => void;
  readonly onClose: () => void;
};

const schema = object({
  day: string().test('day', 'Choose a day of the calendar.', (day = '') => day === '' || isDay(day)),
});

/** Sets one follow-up day for many leads; an empty day removes it. */
export function FollowUpDialog({ open, count, onSet, onClose }: FollowUpDialogProps) {
  const { zone, country } = useFormat();
  const now = useNow();
  const { confirmPast, question } = usePastDate('Set');
  return (
    <FormikDialog
      open={open}
      title={`Set the follow-up of ${plural(count, 'lead', country)}`}
      initialValues={{ day: '' }}
      validationSchema={schema}
      submitLabel="Set follow-up"
      width="small"
      onClose={onClose}
      onSubmit={async ({ day }) => {
        if (!(await confirmPast(pastDay(day, dayOf(now, zone))))) return;
        onSet(day);
        onClose();
      }}
    >
      <FormDateField
        name="day"
        label={customerLabel('nextFollowUp')}
        helper="Leave it empty to remove the follow-up."
      />
      {question}
    </FormikDialog>
  );
}
