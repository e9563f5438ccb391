import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DateTime } from 'luxon';

import { FormPickerField, type FormPickerFieldProps } from './form-picker-field';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '../format/format-context';

export type FormDateTimeFieldProps = FormPickerFieldProps & {
  /** IANA name of the zone whose clock is shown. */
  zone: string;
  /** Told what a person chooses: a moment, or null while it is empty or unfinished. */
  onPicked?: (moment: number | null) => void;
};

const writeInstant = (date: DateTime): number => date.toMillis();

/** A moment on the clock of a zone, bound to the form as epoch milliseconds, null while there is none. */
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
