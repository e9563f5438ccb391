import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '@/shared/ui/text/icon';

export type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly helper?: string;
  readonly aside?: ReactNode;
  /** Marks a well-formed but refused value. */
  readonly refused?: boolean;
};

/** A password field with a button that shows the text. */
export function PasswordField({
  name,
  label,
  autoComplete,
  helper,
  aside,
  refused = false,
}: PasswordFieldProps) {
  const [field, meta] = useField<string>(name);
  const [shown, setShown] = useState(false);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const note = error ?? helper;
  return (
    <FormControl fullWidth error={error !== undefined || refused} variant="outlined">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        {aside !== undefined && (
          <Box sx={{ fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 500 }}>{aside}</Box>
        )}
      </Box>
      <OutlinedInput
        {...field}
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        sx={{ paddingInlineEnd: 0.5, '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 } }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
              onMouseDown={(event) => event.preventDefault()}
            >
              <Icon of={shown ? EyeOff : Eye} size={20} />
            </IconButton>
          </InputAdornment>
        }
      />
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
