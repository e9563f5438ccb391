import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';

import { ERROR_SENTENCES } from '@/domain/core/errors';
import { userShape } from '@/domain/account/user';
import { isPhone } from '@/shared/format/use-phone-rules';

const text = trimmedTextsOf(userShape);

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
