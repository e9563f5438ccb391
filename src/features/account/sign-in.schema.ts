import { object, string } from '@/shared/forms/frame/schema';

import { isEmailAddress, isSameEmail } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isStrongPassword } from '@/domain/session/password';
import { isPhone } from '@/shared/format/use-phone-rules';

const newPassword = string()
  .required('Choose a new password.')
  .test('strong', ERROR_SENTENCES['weak-password'], (value) => isStrongPassword(value));

/** The first password of an account with other sign-in methods. */
export const firstPasswordSchema = object({ password: newPassword });

/** The old password and a new one. */
export const passwordSchema = object({
  current: string().required('Enter your present password.'),
  next: newPassword,
});

/** An address different from the current one. */
export const emailSchema = (present: string) =>
  object({
    email: string()
      .trim()
      .required('Enter the new address.')
      .test('email', ERROR_SENTENCES['invalid-email'], isEmailAddress)
      .test('other', 'This is your address already.', (value) => !isSameEmail(value, present)),
  });

/** A phone to sign in with; `country` (ISO 3166-1 alpha-2) is the default. */
export const signInPhoneSchema = (country: string) =>
  object({
    phone: string()
      .required('Enter your phone number.')
      .test('phone', ERROR_SENTENCES['invalid-phone'], async (value) => isPhone(value, country)),
  });

/** The code sent to a phone. */
export const codeSchema = object({
  code: string()
    .trim()
    .matches(/^\d{6}$/, 'Enter the 6 digits we sent.'),
});
