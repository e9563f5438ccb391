import { useField } from 'formik';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';

import { TextInput } from './text-input';

export type FormTextFieldProps = {
  name: string;
  label: string;
  helper?: string;
  type?: 'text' | 'password' | 'tel' | 'url' | 'number' | 'search';
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

/** A text input of one or several lines, bound to the form. */
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
  return (
    <TextInput
      {...field}
      value={field.value ?? ''}
      label={label}
      helper={helper}
      error={meta.touched ? meta.error : undefined}
      type={type}
      multiline={multiline}
      {...(multiline && { minRows: rows })}
      required={required}
      disabled={disabled}
      autoFocus={autoFocus}
      autoComplete={autoComplete}
      placeholder={placeholder}
      inputProps={{ maxLength, inputMode }}
    />
  );
}
