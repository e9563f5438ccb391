import type { FormikErrors } from 'formik';

import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';

/** What is typed at the login. */
export type LoginValues = { readonly email: string; readonly password: string };

/**
 * Checks what was typed at the login. By hand, without yup: the page must be light, and a checker that is
 * fetched later is missing when the signal is gone. The password's strength is not asked: older ones may
 * be shorter.
 */
export function validateLogin({ email, password }: LoginValues): FormikErrors<LoginValues> {
  return { ...emailError(email), ...(password === '' && { password: 'Enter your password.' }) };
}

function emailError(email: string): FormikErrors<LoginValues> {
  if (email.trim() === '') return { email: 'Enter your e-mail.' };
  return isEmailAddress(email) ? {} : { email: ERROR_SENTENCES['invalid-email'] };
}
