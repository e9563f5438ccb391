import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';

import { userShape } from '@/domain/account/user';
import type { AppError } from '@/domain/core/errors';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { registerSchema } from '../credentials/credentials.schema';
import { OwnDeviceField } from '../credentials/own-device-field';
import { PasswordField } from '../credentials/password-field';

const { field } = formFields(userShape);

export type RegisterValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

export type RegisterFormProps = {
  readonly ownDevice: boolean;
  readonly onOwnDeviceChange: (ownDevice: boolean) => void;
  readonly error: AppError | null;
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
  readonly children?: ReactNode;
};

const initialValues: RegisterValues = { firstName: '', lastName: '', email: '', password: '' };

/** A new account with name, e-mail and password. A refused attempt keeps the typed text. */
export function RegisterForm({ ownDevice, onOwnDeviceChange, error, onSubmit, children }: RegisterFormProps) {
  return (
    <>
      <Formik
        initialValues={initialValues}
        validationSchema={registerSchema}
        onSubmit={(values) => onSubmit(registerSchema.cast(values))}
      >
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
          <FieldGrid isShort>
            <FormTextField {...field('userFirstName')} name="firstName" autoComplete="given-name" />
            <FormTextField {...field('userLastName')} name="lastName" autoComplete="family-name" />
          </FieldGrid>
          <FormEmailField name="email" label="E-mail" autoComplete="username" />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            helper="At least 8 characters. A few words are easier to keep than signs."
            refused={error?.code === 'weak-password'}
          />
          <OwnDeviceField checked={ownDevice} onChange={onOwnDeviceChange} />
          <SubmitButton size="large" fullWidth pendingLabel="Signing up">
            Sign Up
          </SubmitButton>
        </Box>
      </Formik>
      {children}
    </>
  );
}
