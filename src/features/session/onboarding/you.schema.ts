import { object, string } from '@/shared/forms/frame/schema';

import { maxLengthOf } from '@/domain/core/bounds';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { userShape } from '@/domain/account/user';
import { parsePhone } from '@/shared/format/phone';

const text = (name: keyof typeof userShape.fields) => {
  const max = maxLengthOf(userShape, name);
  return string().trim().max(max, `At most ${max} characters.`);
};

/** Name, phone and address; only the name is required. `country` is the default for phone numbers. */
export const youSchema = (country: string) =>
  object({
    firstName: text('userFirstName').required('Enter your first name.'),
    lastName: text('userLastName').required('Enter your last name.'),
    phone: text('phone').test(
      'phone',
      ERROR_SENTENCES['invalid-phone'],
      (value) => !value || parsePhone(value, country) !== null,
    ),
    streetAddress: text('streetAddress'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
  });
