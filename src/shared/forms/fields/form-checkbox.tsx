import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';

export type FormCheckboxProps = { name: string; label: string; helper?: string; disabled?: boolean };

/** A checkbox bound to the form. */
export function FormCheckbox({ name, label, helper, disabled = false }: FormCheckboxProps) {
  const [field, meta] = useField<boolean>(name);
  const helperId = useId();
  const error = meta.touched ? meta.error : undefined;
  const text = error ?? helper;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: text === undefined ? {} : { 'aria-describedby': helperId } }}
          />
        }
      />
      {text !== undefined && (
        <FormHelperText id={helperId} sx={{ mt: 0, marginInlineStart: '24px' }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}
