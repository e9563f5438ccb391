import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';

import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { emailSchema } from '../credentials/credentials.schema';

export type AddressFormProps = {
  readonly label: string;
  readonly onSubmit: (email: string) => Promise<void>;
};

/** A form for one e-mail address that gets a link. */
export function AddressForm({ label, onSubmit }: AddressFormProps) {
  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={emailSchema}
      onSubmit={(values) => onSubmit(values.email.trim())}
    >
      <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
        <FormEmailField name="email" label={label} autoComplete="email" autoFocus />
        <SubmitButton size="large" fullWidth pendingLabel="Sending">
          Send link
        </SubmitButton>
      </Box>
    </Formik>
  );
}
