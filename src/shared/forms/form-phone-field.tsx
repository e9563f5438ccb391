import TextField from '@mui/material/TextField';
import { useField } from 'formik';

import { useFormat } from '../format/format-context';
import { formatPhone, formatPhoneAsTyped, parsePhone } from '../format/phone';

export type FormPhoneFieldProps = {
  name: string;
  label: string;
  /** Home country (ISO 3166); the company's unless given. */
  country?: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

/** A phone number, bound to the form as "+18175550112" once it is complete and as typed before. */
export function FormPhoneField({
  name,
  label,
  country,
  helper,
  required = false,
  disabled = false,
}: FormPhoneFieldProps) {
  const formats = useFormat();
  const home = country ?? formats.country;
  const [field, meta, { setValue }] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const stored = field.value ?? '';
  return (
    <TextField
      name={name}
      type="tel"
      label={label}
      autoComplete="tel"
      value={stored.startsWith('+') ? formatPhone(stored, home) : stored}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? helper}
      onBlur={field.onBlur}
      onChange={(event) => {
        const text = event.target.value;
        // While a person erases, brackets and spaces must not be put back under the cursor.
        const { nativeEvent } = event;
        const isErasing = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
        void setValue(isErasing ? text : (parsePhone(text, home) ?? formatPhoneAsTyped(text, home)));
      }}
    />
  );
}
