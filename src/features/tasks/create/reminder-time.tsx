import { useFormat } from '@/shared/format/format-context';
import { FormDateTimeField } from '@/shared/forms/fields/form-date-time-field';

/** The free time of a task's reminder, on the business's clock. */
export function ReminderTime({ label }: { readonly label: string }) {
  const { zone } = useFormat();
  return <FormDateTimeField name="remindOn" label={label} zone={zone} required />;
}
