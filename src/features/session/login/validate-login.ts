import type { FormikErrors } from 'formik';

import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';

/** What is typed at the login. */
export type LoginValues = { readonly email: string; readonly password: string };

/**
 * Validates the login. Without yup: the page must be light, and a lazily loaded schema would be missing offline. Does
 * not check the password's strength: older ones may be shorter.
 */
export function validateLogin({ email, password }: LoginValues): FormikErrors<LoginValues> {
  return { ...emailError(email), ...(password === '' && { password: 'Enter your password.' }) };
}

function emailError(email: string): FormikErrors<LoginValues> {
  if (email.trim() === '') return { email: 'Enter your e-mail.' };
  return isEmailAddress(email) ? {} : { email: ERROR_SENTENCES['invalid-email'] };
}
