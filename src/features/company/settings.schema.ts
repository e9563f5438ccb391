import { array, object, string } from 'yup';

import { groupListBoundsOf, listBoundsOf, maxLengthOf } from '@/domain/bounds';
import { companyShape, CURRENCIES, CUSTOM_FIELD_KINDS, settingsShape } from '@/domain/company';
import { ERROR_SENTENCES } from '@/domain/errors';
import { isZone } from '@/domain/wall-clock';
import { parsePhone } from '@/shared/format/phone';

const tooLong = (max: number) => `At most ${max} characters.`;

const settingText = (name: keyof typeof settingsShape.fields) => {
  const max = maxLengthOf(settingsShape, name);
  return string().trim().max(max, tooLong(max));
};

const companyNameMax = maxLengthOf(companyShape, 'name');

/** A company's name. */
export const companyName = string()
  .trim()
  .required('Enter the name of your company.')
  .max(companyNameMax, tooLong(companyNameMax));

/** A phone number that may be left out, but not be wrong. */
export const optionalPhone = string()
  .trim()
  .max(maxLengthOf(settingsShape, 'phone'), ERROR_SENTENCES['invalid-phone'])
  .test('phone', ERROR_SENTENCES['invalid-phone'], (value) => !value || parsePhone(value) !== null);

/** An IANA zone this device knows. */
export const timeZone = string()
  .required('Choose a time zone.')
  .test('zone', 'Choose a time zone of the list.', (value) => isZone(value));

/** One of the currencies. */
export const currency = string().oneOf(CURRENCIES).required();

/** Address, contact and region of a business. */
export const profileSchema = object({
  phone: optionalPhone,
  email: settingText('email').email(ERROR_SENTENCES['invalid-email']),
  website: settingText('website'),
  licence: settingText('licence'),
  hours: settingText('hours'),
  streetAddress: settingText('streetAddress'),
  city: settingText('city'),
  state: settingText('state'),
  zipcode: settingText('zipcode'),
  timeZone,
  currency,
});

const unique = (values: readonly (string | undefined)[] | undefined) => {
  const folded = (values ?? []).map((value) => (value ?? '').trim().toLowerCase());
  return new Set(folded).size === folded.length;
};

/** How many lead sources there may be, and how long each. */
export const LEAD_SOURCE_BOUNDS = listBoundsOf(settingsShape, 'leadSources');

/** How many products there may be, and how long each. */
export const PRODUCT_BOUNDS = listBoundsOf(settingsShape, 'products');

const listSchema = ({ max, itemMax }: typeof PRODUCT_BOUNDS) =>
  array()
    .of(string().trim().required('Enter a name, or remove this line.').max(itemMax, tooLong(itemMax)))
    .max(max, `At most ${max} entries.`)
    .test('unique', 'Two lines are the same.', (values) => unique(values))
    .required();

/** Lead sources and products. */
export const listsSchema = object({
  leadSources: listSchema(LEAD_SOURCE_BOUNDS),
  products: listSchema(PRODUCT_BOUNDS),
});

/** How many fields of its own a business may add. */
export const MAX_CUSTOM_FIELDS = groupListBoundsOf(settingsShape, 'customFields').max;

const fieldBounds = groupListBoundsOf(settingsShape, 'customFields');
const labelMax = maxLengthOf(fieldBounds.item, 'label');
const optionBounds = listBoundsOf(fieldBounds.item, 'options');

/** Fields of the business's own. */
export const customFieldsSchema = object({
  customFields: array()
    .of(
      object({
        label: string().trim().required('Enter what the field is called.').max(labelMax, tooLong(labelMax)),
        kind: string().oneOf(CUSTOM_FIELD_KINDS).required(),
        options: array()
          .of(string().trim().max(optionBounds.itemMax, tooLong(optionBounds.itemMax)))
          .when('kind', {
            is: 'choice',
            then: (schema) =>
              schema
                .min(1, 'Enter at least one option.')
                .max(optionBounds.max, `At most ${optionBounds.max} options.`),
          }),
      }),
    )
    .max(fieldBounds.max, `At most ${fieldBounds.max} fields.`)
    .required(),
});
