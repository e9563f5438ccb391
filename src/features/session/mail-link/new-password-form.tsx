import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';

import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { newPasswordSchema } from '../credentials/credentials.schema';
import { PasswordField } from '../credentials/password-field';

export type NewPasswordFormProps = {
  readonly onSubmit: (password: string) => Promise<void>;
};

/** The new password of a user who came by a reset link. */
export function NewPasswordForm({ onSubmit }: NewPasswordFormProps) {
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={newPasswordSchema}
      onSubmit={(values) => onSubmit(values.password)}
    >
      <Box component={Form} noValidate sx={{ display: 'grid', gap: 3 }}>
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          helper="At least 8 characters. A few words are easier to keep than signs."
        />
        <SubmitButton size="large" fullWidth pendingLabel="Saving">
          Save password
        </SubmitButton>
      </Box>
    </Formik>
  );
}
