import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isStrongPassword } from '@/domain/session/password';
import { userShape } from '@/domain/account/user';

const email = string()
  .trim()
  .required('Enter your e-mail.')
  .test('email', ERROR_SENTENCES['invalid-email'], (value) => isEmailAddress(value));

const newPassword = string()
  .required('Choose a password.')
  .test('strong', ERROR_SENTENCES['weak-password'], (value) => isStrongPassword(value));

const text = trimmedTextsOf(userShape);

/** E-mail only: for a password reset, or another address to verify. */
export const emailSchema = object({ email });

/** Sign-up with e-mail and password. */
export const registerSchema = object({
  firstName: text('userFirstName').required('Enter your first name.'),
  lastName: text('userLastName').required('Enter your last name.'),
  email,
  password: newPassword,
});

/** A new password after a reset link. */
export const newPasswordSchema = object({ password: newPassword });
