import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useField } from 'formik';
import { DateTime } from 'luxon';
import { useState } from 'react';

import { PickerIcon } from './picker-icon';

export type FormDateTimeFieldProps = {
  name: string;
  label: string;
  /** IANA name of the zone whose clock is shown. */
  zone: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

const readInstant = (ms: number | null, zone: string): DateTime | null =>
  ms === null ? null : DateTime.fromMillis(ms, { zone });

/** A moment on the clock of a zone, bound to the form as epoch milliseconds, null while there is none. */
export function FormDateTimeField({
  name,
  label,
  zone,
  helper,
  required = false,
  disabled = false,
}: FormDateTimeFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<number | null>(name);
  const [shown, setShown] = useState(() => ({ ms: field.value, date: readInstant(field.value, zone) }));
  // A value set from elsewhere replaces what is shown; a half-typed time must not be taken away by its empty value.
  if (shown.ms !== field.value) setShown({ ms: field.value, date: readInstant(field.value, zone) });
  const error = meta.touched ? meta.error : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <DateTimePicker
        label={label}
        value={shown.date}
        timezone={zone}
        disabled={disabled}
        minutesStep={5}
        onChange={(date) => {
          const ms = date?.isValid ? date.toMillis() : null;
          setShown({ ms, date });
          void setValue(ms);
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
