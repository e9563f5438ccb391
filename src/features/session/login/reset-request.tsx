import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { useState } from 'react';

import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { emailSchema } from '../credentials/credentials.schema';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';

export type ResetRequestProps = {
  readonly email: string;
  readonly onSend: (email: string) => Promise<void>;
};

/** Requests a password link. The answer does not reveal whether the address has an account. */
export function ResetRequest({ email, onSend }: ResetRequestProps) {
  const attempt = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const handleSubmit = async (values: { email: string }) => {
    const address = values.email.trim();
    setSentTo(null);
    if (await attempt.run(() => onSend(address))) setSentTo(address);
  };

  return (
    <>
      <FormAlert text={attempt.error?.message ?? null} />
      <FormAlert
        tone="success"
        text={
          sentTo === null
            ? null
            : `If ${sentTo} has an account, a link to choose a new password is on its way. Look in the junk folder, too.`
        }
      />
      <Formik initialValues={{ email }} validationSchema={emailSchema} onSubmit={handleSubmit}>
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 3 }}>
          <FormEmailField name="email" label="E-mail" autoComplete="username" />
          <SubmitButton size="large" fullWidth pendingLabel="Sending">
            {sentTo === null ? 'Send link' : 'Send again'}
          </SubmitButton>
        </Box>
      </Formik>
    </>
  );
}
