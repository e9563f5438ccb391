import { object, string } from '@/shared/forms/schema';

import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isStrongPassword } from '@/domain/session/password';
import { isPhone } from '@/shared/format/use-phone-rules';

/** A password as it is chosen. */
const newPassword = string()
  .required('Choose a new password.')
  .test('strong', ERROR_SENTENCES['weak-password'], (value) => isStrongPassword(value));

/** The first password of an account that signs in by other ways. */
export const firstPasswordSchema = object({ password: newPassword });

/** The old password and a new one. */
export const passwordSchema = object({
  current: string().required('Enter your present password.'),
  next: newPassword,
});

/** Another address than the present one. */
export const emailSchema = (present: string) =>
  object({
    email: string()
      .trim()
      .required('Enter the new address.')
      .test('email', ERROR_SENTENCES['invalid-email'], isEmailAddress)
      .test(
        'other',
        'This is your address already.',
        (value) => value.toLowerCase() !== present.toLowerCase(),
      ),
  });

/** A phone to sign in with, read as one of `country` (ISO 3166-1 alpha-2) where it names none. */
export const signInPhoneSchema = (country: string) =>
  object({
    phone: string()
      .required('Enter your phone number.')
      .test('phone', ERROR_SENTENCES['invalid-phone'], async (value) => isPhone(value, country)),
  });

/** The code a phone received. */
export const codeSchema = object({
  code: string()
    .trim()
    .matches(/^\d{6}$/, 'Enter the 6 digits we sent.'),
});
