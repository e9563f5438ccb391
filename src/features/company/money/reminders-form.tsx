import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { newId } from '@/data/core/ids';
import { fillIn } from '@/domain/client-updates/wording';
import { MOST_REMINDERS, REMINDER_WORDS, USUAL_REMINDERS } from '@/domain/money/reminder-rules';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { addDays, dayOf } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { EntriesEditor } from '@/shared/forms/fields/entries-editor';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { CardForm } from '@/shared/forms/frame/card-form';
import { reminderSettings, typedReminders } from './reminder-values';
import type { ReminderSettings, TypedReminder, TypedReminders } from './reminder-values';
import { remindersSchema } from './reminders.schema';

const { field } = formFields(moneySettingsShape);

const SIDES = [
  { value: 'before', label: 'Days before the due day' },
  { value: 'after', label: 'Days after the due day' },
];
const WORDS = REMINDER_WORDS.map((word) => `{${word}}`).join(', ');

export type RemindersFormProps = {
  readonly settings: ReminderSettings;
  readonly businessName: string;
  readonly onSave: (settings: ReminderSettings) => Promise<void>;
};

/** When clients are reminded of unpaid invoices, and in which words. */
export function RemindersForm({ settings, businessName, onSave }: RemindersFormProps) {
  const shown = settings.reminders.length > 0 ? settings : { ...settings, reminders: USUAL_REMINDERS };
  return (
    <CardForm<TypedReminders>
      title="Payment reminders"
      text="In the morning of their day, to clients whose invoice is not paid. Clients can stop them by a link in the mail."
      initialValues={typedReminders(shown)}
      validationSchema={remindersSchema}
      onSave={async (values) => {
        const finished = reminderSettings(values);
        await onSave(finished);
        return typedReminders(finished);
      }}
    >
      <FormCheckbox {...field('mailsReminders')} helper="Until then you send each reminder yourself." />
      <Reminders businessName={businessName} />
    </CardForm>
  );
}

function Reminders({ businessName }: Pick<RemindersFormProps, 'businessName'>) {
  const { values } = useFormikContext<TypedReminders>();
  return (
    <EntriesEditor<'reminders', TypedReminder>
      name="reminders"
      noun="reminder"
      max={MOST_REMINDERS}
      second="minmax(0, 1fr)"
      emptyText="Without reminders, none is sent by itself."
      keyOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      makeNew={() => ({ id: newId(), days: '', side: 'after', subject: '', text: '' })}
      renderFields={(_one, path) => (
        <>
          <FormTextField name={`${path}.days`} label="Days" inputMode="numeric" required />
          <FormSelect name={`${path}.side`} label="When" options={SIDES} required />
        </>
      )}
      renderBelow={(_one, path) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormTextField name={`${path}.subject`} label="Subject" required />
          <FormTextField
            name={`${path}.text`}
            label="Text"
            multiline
            rows={4}
            helper={`You can use ${WORDS}.`}
            required
          />
          <Preview
            businessName={businessName}
            reminder={values.reminders.find((_, at) => `reminders.${at}` === path)}
          />
        </Box>
      )}
    />
  );
}

/** How a reminder reads, with the values of an example invoice. */
function Preview({
  reminder,
  businessName,
}: {
  readonly reminder: TypedReminder | undefined;
  readonly businessName: string;
}) {
  const formats = useFormat();
  const now = useNow();
  if (!reminder) return null;
  const days = Number(reminder.days) * (reminder.side === 'before' ? 1 : -1);
  const due = addDays(dayOf(now, formats.zone), Number.isFinite(days) ? days : 0);
  const words = fillIn(reminder, {
    ...{ client: 'Karen Lindqvist', business: businessName, invoice: 'INV-2087' },
    ...{ amount: formatMoney(163_367, formats), due: formatDay(due, formats, now) },
  });
  return (
    <Box
      role="group"
      aria-label="Preview"
      sx={{ bgcolor: 'action.hover', borderRadius: '10px', p: 2, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{words.subject}</Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{words.text}</Typography>
    </Box>
  );
}
