import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DateTime } from 'luxon';

import { FormPickerField, type FormPickerFieldProps } from './form-picker-field';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '../../format/format-context';

export type FormDateTimeFieldProps = FormPickerFieldProps & {
  zone: string;
  /** Receives the user's choice, an instant or null for none, and the last instant before it. */
  onPicked?: (moment: number | null, before: number | null) => void;
};

const writeInstant = (date: DateTime): number => date.toMillis();

/** An instant on a zone's clock, bound to the form as epoch milliseconds or null. */
export function FormDateTimeField({ zone, ...field }: FormDateTimeFieldProps) {
  const { typedDay, twelveHour } = conventionsOf(useFormat().country);
  return (
    <FormPickerField<number | null>
      {...field}
      empty={null}
      read={(ms) => (ms === null ? null : DateTime.fromMillis(ms, { zone }))}
      write={writeInstant}
      what="date and time"
      format={`${typedDay} ${twelveHour ? 'hh:mm a' : 'HH:mm'}`}
    >
      {(picker) => <DateTimePicker {...picker} timezone={zone} ampm={twelveHour} minutesStep={5} />}
    </FormPickerField>
  );
}
