import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';

import type { AppError } from '@/domain/core/errors';
import { passwordHint } from '@/domain/session/password-hint';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { TextInput } from '@/shared/forms/fields/text-input';

import { newPasswordSchema } from '../credentials/credentials.schema';
import { OwnDeviceField } from '../credentials/own-device-field';
import { PasswordField } from '../credentials/password-field';

export type JoinFormProps = {
  readonly email: string;
  readonly ownDevice: boolean;
  readonly onOwnDeviceChange: (ownDevice: boolean) => void;
  readonly error: AppError | null;
  readonly onSubmit: (password: string) => Promise<void>;
};

/** The password of an invited user; the invitation gives the address. A refused attempt keeps the typed text. */
export function JoinForm({ email, ownDevice, onOwnDeviceChange, error, onSubmit }: JoinFormProps) {
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={newPasswordSchema}
      onSubmit={({ password }) => onSubmit(password)}
    >
      {({ values }) => (
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
          <TextInput
            name="email"
            label="E-mail"
            type="email"
            value={email}
            autoComplete="username"
            inputProps={{ readOnly: true }}
          />
          <PasswordField
            name="password"
            label="Choose a password"
            autoComplete="new-password"
            helper={passwordHint(values.password)}
            refused={error?.code === 'weak-password'}
          />
          <OwnDeviceField checked={ownDevice} onChange={onOwnDeviceChange} />
          <SubmitButton size="large" fullWidth pendingLabel="Joining">
            Join
          </SubmitButton>
        </Box>
      )}
    </Formik>
  );
}
