import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId, useRef } from 'react';
import { SUPPORT_EMAIL } from '@/domain/core/product';
import { EmailInput } from '@/shared/forms/fields/email-input';
import { useTypedEarly } from '@/shared/forms/fields/use-typed-early';
import type { Invite } from './use-invite';

export type InviteFormProps = Pick<Invite, 'email' | 'state' | 'error' | 'onType' | 'onSubmit'> & {
  readonly label: string;
  /** Whether the button is disabled during the request; a second press never sends twice. */
  readonly locks?: boolean;
  readonly autoFocus: boolean;
};

/** A form with an e-mail field, its alert and its button. */
export function InviteForm(props: InviteFormProps) {
  const { email, state, error, onType, onSubmit, label, locks = false, autoFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const isLoading = state === 'loading';
  useTypedEarly(field, email, onType);
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit().then((isSent) => {
          if (!isSent) field.current?.focus();
        });
      }}
      sx={formStyles}
    >
      <EmailInput
        label="E-mail address"
        name="email"
        autoComplete="email"
        placeholder="you@yourcompany.com"
        autoFocus={autoFocus}
        inputRef={field}
        readOnly={isLoading}
        value={email}
        errorId={error === null ? undefined : alertId}
        onType={onType}
      />
      {error !== null && (
        <Alert id={alertId} severity="error" sx={{ gridArea: 'alert' }}>
          {error}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={locks && isLoading}
        aria-busy={isLoading}
        sx={{ gridArea: 'send', alignSelf: 'end' }}
        startIcon={isLoading && <CircularProgress size={18} color="inherit" aria-label="Sending" />}
      >
        {label}
      </Button>
      <noscript>The list needs JavaScript. Or write to {SUPPORT_EMAIL}.</noscript>
    </Box>
  );
}

const formStyles = {
  display: 'grid',
  gridTemplateAreas: { xs: '"field" "alert" "send"', sm: '"field send" "alert alert"' },
  gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
  gap: 1,
  maxWidth: 520,
  mt: 4,
  '& > .MuiFormControl-root': { gridArea: 'field' },
  // As high as the button beside it.
  '& .MuiOutlinedInput-root': { minHeight: 48 },
} as const;
