import { array, lazy, mixed, number, object, string } from '@/shared/forms/frame/schema';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { customerShape } from '@/domain/customers/customer';
import type { Field } from '@/domain/core/shape';
import { MAX_CENTS } from '@/domain/core/shape';
import { isDay } from '@/domain/core/calendar-day';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isEmailOrEmpty } from '@/domain/format/email';
import { parsePhone } from '@/shared/format/phone';

const NOT_A_PHONE = 'This does not look like a phone number.';
const NOT_A_DAY = 'Choose a day of the calendar.';

const fields = customerShape.fields;
const claim: Readonly<Record<string, Field>> =
  fields.insurance.kind === 'group' ? fields.insurance.fields : {};

/** A text within the bound of its field in the shape. */
function textOf(field: Field | undefined) {
  const max = field?.kind === 'text' ? field.max : 0;
  return string().trim().max(max, `At most ${max} characters.`);
}

function phoneOf(field: Field | undefined, country: string) {
  return textOf(field).test(
    'phone',
    NOT_A_PHONE,
    (text = '') => text === '' || parsePhone(text, country) !== null,
  );
}

const dayText = string().test('day', NOT_A_DAY, (text = '') => text === '' || isDay(text));

/** The schema of a customer's form, with bounds from the record's shape. */
export function customerSchema(country: string, definitions: readonly CustomFieldDefinition[]) {
  return object({
    name: textOf(fields.name).required('Write the name.'),
    companyName: textOf(fields.companyName),
    phone: phoneOf(fields.phone, country),
    phoneAlt: phoneOf(fields.phoneAlt, country),
    email: textOf(fields.email).test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
    streetAddress: textOf(fields.streetAddress),
    city: textOf(fields.city),
    state: textOf(fields.state),
    zipcode: textOf(fields.zipcode),
    accessNotes: textOf(fields.accessNotes),
    leadSource: textOf(fields.leadSource),
    referredBy: textOf(fields.referredBy),
    productOfInterest: textOf(fields.productOfInterest),
    nextFollowUp: dayText,
    notes: textOf(fields.notes),
    tags: array(string().max(40, 'At most 40 characters for each tag.')).max(30, 'At most 30 tags.'),
    insurance: object({
      carrier: textOf(claim['carrier']),
      claimNumber: textOf(claim['claimNumber']),
      policyNumber: textOf(claim['policyNumber']),
      adjuster: textOf(claim['adjuster']),
      adjusterPhone: phoneOf(claim['adjusterPhone'], country),
      dateOfLoss: dayText,
      deductible: number()
        .nullable()
        .min(0, 'An amount cannot be negative.')
        .max(MAX_CENTS, 'That is more than fits.'),
    }),
    customFields: lazy(() => ownFieldsSchema(definitions)),
  });
}

function ownFieldsSchema(definitions: readonly CustomFieldDefinition[]) {
  return object(
    Object.fromEntries(
      definitions.map(({ key, kind }) => [
        key,
        mixed<string>().test({
          test: (text = '', context) => {
            const problem = ownFieldProblem(kind, text);
            return problem === null || context.createError({ message: problem });
          },
        }),
      ]),
    ),
  );
}

function ownFieldProblem(kind: CustomFieldDefinition['kind'], text: string): string | null {
  if (text.length > 500) return 'At most 500 characters.';
  if (text === '') return null;
  if (kind === 'number' && !/^[+-]?\d+([.,]\d+)?$/.test(text.trim())) return 'Write a number.';
  return kind === 'date' && !isDay(text) ? NOT_A_DAY : null;
}
