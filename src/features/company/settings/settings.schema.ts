import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';

import { groupListBoundsOf, listBoundsOf } from '@/domain/core/bounds';
import {
  companyShape,
  CUSTOM_FIELD_KINDS,
  MOST_LISTED_FIELDS,
  settingsShape,
} from '@/domain/company/company';
import { CURRENCIES } from '@/domain/format/currency';
import { DEFAULT_COUNTRY, isCountry } from '@/domain/format/country';
import { isEmailOrEmpty } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { stepsOfText } from '@/domain/company/task-templates';
import { byNumberPrefix } from '@/domain/nouns';
import { isZone } from '@/domain/time/wall-clock';
import { isPhoneOrEmpty } from '@/shared/format/phone';

import { itemText, unique } from '@/shared/forms/frame/list-checks';

const settingText = trimmedTextsOf(settingsShape);

/** A company's name. */
export const companyName = trimmedTextsOf(companyShape)('name').required('Enter the name of your company.');

/** An optional but valid phone number, read as one of the country beside it. */
export const optionalPhone = settingText('phone').test(
  'phone',
  ERROR_SENTENCES['invalid-phone'],
  (value, { parent }: { parent: { country?: string } }) =>
    isPhoneOrEmpty(parent.country ?? DEFAULT_COUNTRY)(value),
);

/** An IANA zone this device knows. */
export const timeZone = string()
  .required('Choose a time zone.')
  .test('zone', 'Choose a time zone of the list.', (value) => isZone(value));

/** One of the countries. */
export const country = string()
  .required('Choose a country.')
  .test('country', 'Choose a country of the list.', (value) => isCountry(value));

/** One of the currencies. */
export const currency = string().oneOf(CURRENCIES).required();

/** Address, contact and region of a business. */
export const profileSchema = object({
  phone: optionalPhone,
  email: settingText('email').test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
  website: settingText('website'),
  licence: settingText('licence'),
  hours: settingText('hours'),
  streetAddress: settingText('streetAddress'),
  city: settingText('city'),
  state: settingText('state'),
  zipcode: settingText('zipcode'),
  country,
  timeZone,
  currency,
});

/** Numbers and terms. */
export const papersSchema = object({
  terms: settingText('terms'),
  ...byNumberPrefix(({ setting }) => settingText(setting)),
});

/** Maximum number and length of lead sources. */
export const LEAD_SOURCE_BOUNDS = listBoundsOf(settingsShape, 'leadSources');

/** Maximum number and length of products. */
export const PRODUCT_BOUNDS = listBoundsOf(settingsShape, 'products');

const listSchema = ({ max, itemMax }: typeof PRODUCT_BOUNDS) =>
  array()
    .of(string().trim().required('Enter a name, or remove this line.').max(itemMax))
    .max(max)
    .test('unique', 'Two lines are the same.', (values) => unique(values))
    .required();

/** Maximum number and length of job types. */
export const JOB_TYPE_BOUNDS = listBoundsOf(settingsShape, 'jobTypes');

/** Lead sources, products and types of jobs. */
export const listsSchema = object({
  leadSources: listSchema(LEAD_SOURCE_BOUNDS),
  products: listSchema(PRODUCT_BOUNDS),
  jobTypes: listSchema(JOB_TYPE_BOUNDS).min(1, 'Keep at least one type of job.'),
});

const fieldBounds = groupListBoundsOf(settingsShape, 'customFields');
const optionBounds = listBoundsOf(fieldBounds.item, 'options');

/** Maximum number of custom fields. */
export const MAX_CUSTOM_FIELDS = fieldBounds.max;

/** Fields of the business's own. */
export const customFieldsSchema = object({
  customFields: array()
    .of(
      object({
        label: itemText(fieldBounds, 'label').required('Enter what the field is called.'),
        kind: string().oneOf(CUSTOM_FIELD_KINDS).required(),
        isListed: boolean(),
        options: array()
          .of(string().trim().max(optionBounds.itemMax))
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
    .test(
      'listed',
      `Lists have room for ${MOST_LISTED_FIELDS} of your fields.`,
      (fields = []) => fields.filter(({ isListed }) => isListed).length <= MOST_LISTED_FIELDS,
    )
    .test('unique', 'Two fields have the same name.', (fields) => unique(fields?.map(({ label }) => label)))
    .required(),
});

const crewBounds = groupListBoundsOf(settingsShape, 'crews');
const memberBounds = listBoundsOf(crewBounds.item, 'members');

/** Maximum number of crews. */
export const MAX_CREWS = crewBounds.max;

/** People who usually work together. */
export const crewsSchema = object({
  crews: array()
    .of(
      object({
        name: itemText(crewBounds, 'name').required('Give the crew a name.'),
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

const subStatusBounds = groupListBoundsOf(settingsShape, 'subStatuses');

/** Maximum number of sub-statuses in total. */
export const MAX_SUB_STATUSES = subStatusBounds.max;

/** What a business calls parts of the main statuses. */
export const subStatusesSchema = object({
  subStatuses: array()
    .of(
      object({
        noun: string().required(),
        status: string().required(),
        label: itemText(subStatusBounds, 'label').required('Enter a name, or remove this line.'),
      }),
    )
    .max(MAX_SUB_STATUSES, `At most ${MAX_SUB_STATUSES} sub-statuses in all.`)
    .test('unique', 'Two sub-statuses of one status have the same name.', (all) =>
      unique(all?.map(({ noun, status, label }) => [noun, status, label].join('\n'))),
    )
    .required(),
});

const templateBounds = groupListBoundsOf(settingsShape, 'taskTemplates');
const stepBounds = listBoundsOf(templateBounds.item, 'steps');

/** Maximum number of task templates. */
export const MAX_TASK_TEMPLATES = templateBounds.max;

/** Task templates as typed: `steps` is a text with one step per line. */
export const taskTemplatesSchema = object({
  taskTemplates: array()
    .of(
      object({
        name: itemText(templateBounds, 'name').required('Give the template a name.'),
        steps: string()
          .test('some', 'Write at least one step.', (text) => stepsOfText(text ?? '').length > 0)
          .test(
            'few',
            `At most ${stepBounds.max} steps.`,
            (text) => stepsOfText(text ?? '').length <= stepBounds.max,
          )
          .test('short', `A step has at most ${stepBounds.itemMax} characters.`, (text) =>
            stepsOfText(text ?? '').every((step) => step.length <= stepBounds.itemMax),
          ),
      }),
    )
    .max(MAX_TASK_TEMPLATES, `At most ${MAX_TASK_TEMPLATES} templates.`)
    .test('unique', 'Two templates have the same name.', (all) => unique(all?.map(({ name }) => name)))
    .required(),
});

/** The company's name, typed again to close it. */
export const closingSchema = (name: string) =>
  object({
    confirm: string().trim().oneOf([name], `Type ${name} to close it.`).required(`Type ${name} to close it.`),
  });
