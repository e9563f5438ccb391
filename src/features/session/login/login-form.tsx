import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';

import type { AppError } from '@/domain/core/errors';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { OwnDeviceField } from '../credentials/own-device-field';
import { PasswordField } from '../credentials/password-field';
import { validateLogin, type LoginValues } from './validate-login';

export type LoginFormProps = {
  /** Initial e-mail, such as an address just confirmed. */
  readonly email: string;
  readonly ownDevice: boolean;
  readonly onOwnDeviceChange: (ownDevice: boolean) => void;
  readonly error: AppError | null;
  readonly onSubmit: (values: LoginValues) => Promise<void>;
  readonly onForgot: (email: string) => void;
  readonly children?: ReactNode;
};

/** E-mail and password. A refused attempt keeps the typed text. */
export function LoginForm(props: LoginFormProps) {
  const { email, ownDevice, onOwnDeviceChange, error, onSubmit, onForgot, children } = props;
  return (
    <Formik initialValues={{ email, password: '' }} validate={validateLogin} onSubmit={onSubmit}>
      {({ values }) => (
        <>
          <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
            <FormEmailField name="email" label="E-mail" autoComplete="username" />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="current-password"
              refused={error?.code === 'wrong-credentials'}
              aside={
                <Link
                  component="button"
                  type="button"
                  underline="always"
                  sx={{ textUnderlineOffset: '3px', textDecorationColor: 'currentcolor' }}
                  onClick={() => onForgot(values.email)}
                >
                  Forgot password?
                </Link>
              }
            />
            <OwnDeviceField checked={ownDevice} onChange={onOwnDeviceChange} />
            <SubmitButton size="large" fullWidth pendingLabel="Logging in">
              Login
            </SubmitButton>
          </Box>
          {children}
        </>
      )}
    </Formik>
  );
}
