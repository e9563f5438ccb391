import { array, object, string } from 'yup';

import { groupListBoundsOf, listBoundsOf, maxLengthOf } from '@/domain/bounds';
import { companyShape, CURRENCIES, CUSTOM_FIELD_KINDS, settingsShape } from '@/domain/company';
import { ERROR_SENTENCES } from '@/domain/errors';
import { parseTaxRate } from '@/domain/tax-rate';
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

/** Numbers, tax and terms. The tax rate is typed text in percent. */
export const papersSchema = object({
  terms: settingText('terms'),
  trackerPrefix: settingText('trackerPrefix'),
  jobPrefix: settingText('jobPrefix'),
  taxRate: string()
    .trim()
    .test('rate', 'Write a rate like 8.25, at most 100.', (typed) => parseTaxRate(typed ?? '') !== null),
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

/** How many types of jobs there may be, and how long each. */
export const JOB_TYPE_BOUNDS = listBoundsOf(settingsShape, 'jobTypes');

/** Lead sources, products and types of jobs. */
export const listsSchema = object({
  leadSources: listSchema(LEAD_SOURCE_BOUNDS),
  products: listSchema(PRODUCT_BOUNDS),
  jobTypes: listSchema(JOB_TYPE_BOUNDS).min(1, 'Keep at least one type of job.'),
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

const crewBounds = groupListBoundsOf(settingsShape, 'crews');
const crewNameMax = maxLengthOf(crewBounds.item, 'name');
const memberBounds = listBoundsOf(crewBounds.item, 'members');

/** How many crews a company may have. */
export const MAX_CREWS = crewBounds.max;

/** People who usually work together. */
export const crewsSchema = object({
  crews: array()
    .of(
      object({
        name: string().trim().required('Give the crew a name.').max(crewNameMax, tooLong(crewNameMax)),
        members: array()
          .of(string().required())
          .min(1, 'Choose who belongs to it.')
          .max(memberBounds.max, `At most ${memberBounds.max} people.`),
      }),
    )
    .max(crewBounds.max, `At most ${crewBounds.max} crews.`)
    .test('unique', 'Two crews have the same name.', (crews) => unique(crews?.map(({ name }) => name)))
    .required(),
});
