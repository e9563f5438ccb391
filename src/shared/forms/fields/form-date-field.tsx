import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';

import { FormPickerField, type FormPickerFieldProps } from './form-picker-field';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '../../format/format-context';

export type FormDateFieldProps = FormPickerFieldProps & {
  /** First and last day allowed, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Receives the user's choice, a day or '' for none, and the last day before it. */
  onPicked?: (day: string, before: string) => void;
};

const readDay = (day: string): DateTime | null => (day === '' ? null : DateTime.fromISO(day));
const writeDay = (date: DateTime): string => date.toFormat('yyyy-LL-dd');

/** A calendar day, bound to the form as YYYY-MM-DD, or empty. */
export function FormDateField({ min, max, ...field }: FormDateFieldProps) {
  const { typedDay } = conventionsOf(useFormat().country);
  return (
    <FormPickerField {...field} empty="" read={readDay} write={writeDay} what="date" format={typedDay}>
      {(picker) => (
        <DatePicker
          {...picker}
          {...(min !== undefined && { minDate: DateTime.fromISO(min) })}
          {...(max !== undefined && { maxDate: DateTime.fromISO(max) })}
        />
      )}
    </FormPickerField>
  );
}
