import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DateTime } from 'luxon';

import { FormPickerField, type FormPickerFieldProps } from './form-picker-field';

export type FormDateTimeFieldProps = FormPickerFieldProps & {
  /** IANA name of the zone whose clock is shown. */
  zone: string;
  /** Told what a person chooses: a moment, or null while it is empty or unfinished. */
  onPicked?: (moment: number | null) => void;
};

const writeInstant = (date: DateTime): number => date.toMillis();

/** A moment on the clock of a zone, bound to the form as epoch milliseconds, null while there is none. */
export function FormDateTimeField({ zone, ...field }: FormDateTimeFieldProps) {
  return (
    <FormPickerField<number | null>
      {...field}
      empty={null}
      read={(ms) => (ms === null ? null : DateTime.fromMillis(ms, { zone }))}
      write={writeInstant}
      unfinished="Finish the date and time, like 11/24/2026 02:00 PM, or empty it."
    >
      {(picker) => <DateTimePicker {...picker} timezone={zone} minutesStep={5} />}
    </FormPickerField>
  );
}
