import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { useId, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes } from 'react';

export type FormTextFieldProps = {
  /** Path of the value in the form. */
  name: string;
  label: string;
  helper?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'search';
  multiline?: boolean;
  rows?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  maxLength?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
};

/**
 * A line or a paragraph of text, bound to the form. The label stands above; an error takes the helper's place.
 * Put together here because MUI's TextField brings its select and menu along, also to the login page.
 */
export function FormTextField(props: FormTextFieldProps) {
  const {
    name,
    label,
    helper,
    type = 'text',
    multiline = false,
    rows = 3,
    autoComplete,
    placeholder,
    maxLength,
    inputMode,
  } = props;
  const { required = false, disabled = false, autoFocus = false } = props;
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const id = useId();
  const note = error ?? helper;
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        id={id}
        value={field.value ?? ''}
        label={label}
        type={type}
        multiline={multiline}
        {...(multiline && { minRows: rows })}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        placeholder={placeholder}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        inputProps={{ maxLength, inputMode }}
      />
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
