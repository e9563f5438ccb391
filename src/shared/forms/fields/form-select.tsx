import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type FormSelectProps = {
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** Label of the empty choice; makes the field optional. */
  emptyLabel?: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

/** A select of a short list, bound to the form. */
export function FormSelect({
  name,
  label,
  options,
  emptyLabel,
  helper,
  required = false,
  disabled = false,
}: FormSelectProps) {
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  // A stored value that is no longer offered stays visible.
  const isKnown = field.value === '' || options.some((option) => option.value === field.value);
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      select
      label={label}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? helper}
      slotProps={{ select: { displayEmpty: emptyLabel !== undefined } }}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {!isKnown && <MenuItem value={field.value}>{field.value}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
