import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';

import { ERROR_SENTENCES } from '@/domain/core/errors';
import { userShape } from '@/domain/account/user';
import { isPhoneOrEmpty } from '@/shared/format/phone';

const text = trimmedTextsOf(userShape);

/** Name, phone and address; only the name is required. `country` is the default for phone numbers. */
export const youSchema = (country: string) =>
  object({
    firstName: text('userFirstName').required('Enter your first name.'),
    lastName: text('userLastName').required('Enter your last name.'),
    phone: text('phone').test('phone', ERROR_SENTENCES['invalid-phone'], isPhoneOrEmpty(country)),
    streetAddress: text('streetAddress'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
  });
