import type { FormikErrors } from 'formik';

import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';

/** The typed login. */
export type LoginValues = { readonly email: string; readonly password: string };

/** Validates the login, without yup: the page must be light and work offline. Older passwords may be shorter. */
export function validateLogin({ email, password }: LoginValues): FormikErrors<LoginValues> {
  return { ...emailError(email), ...(password === '' && { password: 'Enter your password.' }) };
}

function emailError(email: string): FormikErrors<LoginValues> {
  if (email.trim() === '') return { email: 'Enter your e-mail.' };
  return isEmailAddress(email) ? {} : { email: ERROR_SENTENCES['invalid-email'] };
}
