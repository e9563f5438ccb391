import { object, string } from '@/shared/forms/frame/schema';

import { maxLengthOf } from '@/domain/core/bounds';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { userShape } from '@/domain/account/user';
import { isPhone } from '@/shared/format/use-phone-rules';

const text = (name: keyof typeof userShape.fields) => {
  const max = maxLengthOf(userShape, name);
  return string().trim().max(max, `At most ${max} characters.`);
};

/** The user's own profile; `country` (ISO 3166-1 alpha-2) is the default for phone numbers. */
export const profileSchema = (country: string) =>
  object({
    userFirstName: text('userFirstName').required('Enter your first name.'),
    userLastName: text('userLastName'),
    username: text('username'),
    jobRole: text('jobRole'),
    phone: text('phone').test(
      'phone',
      ERROR_SENTENCES['invalid-phone'],
      async (value) => !value || isPhone(value, country),
    ),
    streetAddress: text('streetAddress'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
  });
