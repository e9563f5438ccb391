import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useField } from 'formik';
import { DateTime } from 'luxon';
import { useState } from 'react';

import { PickerIcon } from './picker-icon';

export type FormDateFieldProps = {
  name: string;
  label: string;
  /** First and last day allowed, YYYY-MM-DD. */
  min?: string;
  max?: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

const readDay = (day: string): DateTime | null => (day === '' ? null : DateTime.fromISO(day));

/** A calendar day, bound to the form as YYYY-MM-DD, empty while there is none or it is half typed. */
export function FormDateField({
  name,
  label,
  min,
  max,
  helper,
  required = false,
  disabled = false,
}: FormDateFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const [shown, setShown] = useState(() => ({ day: field.value, date: readDay(field.value) }));
  // A value set from elsewhere replaces what is shown; a half-typed date must not be taken away by its empty value.
  if (shown.day !== field.value) setShown({ day: field.value, date: readDay(field.value) });
  const error = meta.touched ? meta.error : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <DatePicker
        label={label}
        value={shown.date}
        disabled={disabled}
        {...(min !== undefined && { minDate: DateTime.fromISO(min) })}
        {...(max !== undefined && { maxDate: DateTime.fromISO(max) })}
        onChange={(date) => {
          const day = date?.isValid ? date.toFormat('yyyy-LL-dd') : '';
          setShown({ day, date });
          void setValue(day);
        }}
        slots={{ openPickerIcon: PickerIcon }}
        slotProps={{
          textField: {
            name,
            required,
            fullWidth: true,
            error: error !== undefined,
            helperText: error ?? helper,
            onBlur: () => void setTouched(true),
          },
        }}
      />
    </LocalizationProvider>
  );
}
