import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export type TextInputProps = Omit<OutlinedInputProps, 'error' | 'id' | 'label'> & {
  label: string;
  helper?: string | undefined;
  /** Replaces the helper. */
  error?: string | undefined;
  /** Id of an element elsewhere that holds the error. */
  errorId?: string | undefined;
};

/** A text input with label and note. Not MUI's TextField, which would add its select and menu to the login page. */
export function TextInput({
  label,
  helper,
  error,
  errorId,
  required,
  disabled,
  sx,
  ...input
}: TextInputProps) {
  const id = useId();
  const note = error ?? helper;
  return (
    <FormControl
      fullWidth
      required={required}
      disabled={disabled}
      error={(error ?? errorId) !== undefined}
      {...(sx !== undefined && { sx })}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        aria-describedby={note === undefined ? errorId : `${id}-note`}
      />
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
