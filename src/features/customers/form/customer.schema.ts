import { array, lazy, mixed, object, string } from '@/shared/forms/frame/schema';
import { amount, trimmedTextsOf } from '@/shared/forms/frame/bounded';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { customerShape } from '@/domain/customers/customer';
import { listBoundsOf } from '@/domain/core/bounds';
import { isDay } from '@/domain/core/calendar-day';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isEmailOrEmpty } from '@/domain/format/email';
import { isPhoneOrEmpty } from '@/shared/format/phone';

const NOT_A_DAY = 'Choose a day of the calendar.';

const text = trimmedTextsOf(customerShape);

const tags = listBoundsOf(customerShape, 'tags');
const own = listBoundsOf(customerShape, 'customFields');

const dayText = string().test('day', NOT_A_DAY, (text = '') => text === '' || isDay(text));

/** The schema of a customer's form, with bounds from the record's shape. */
export function customerSchema(country: string, definitions: readonly CustomFieldDefinition[]) {
  const phone = (path: Parameters<typeof text>[0]) =>
    text(path).test('phone', ERROR_SENTENCES['invalid-phone'], isPhoneOrEmpty(country));
  return object({
    name: text('name').required('Write the name.'),
    companyName: text('companyName'),
    phone: phone('phone'),
    phoneAlt: phone('phoneAlt'),
    email: text('email').test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
    streetAddress: text('streetAddress'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
    accessNotes: text('accessNotes'),
    leadSource: text('leadSource'),
    referredBy: text('referredBy'),
    productOfInterest: text('productOfInterest'),
    nextFollowUp: dayText,
    notes: text('notes'),
    tags: array(string().max(tags.itemMax, `At most ${tags.itemMax} characters for each tag.`)).max(
      tags.max,
      `At most ${tags.max} tags.`,
    ),
    insurance: object({
      carrier: text('insurance.carrier'),
      claimNumber: text('insurance.claimNumber'),
      policyNumber: text('insurance.policyNumber'),
      adjuster: text('insurance.adjuster'),
      adjusterPhone: phone('insurance.adjusterPhone'),
      dateOfLoss: dayText,
      deductible: amount(),
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
  if (text.length > own.itemMax) return `At most ${own.itemMax} characters.`;
  if (text === '') return null;
  if (kind === 'number' && !/^[+-]?\d+([.,]\d+)?$/.test(text.trim())) return 'Write a number.';
  return kind === 'date' && !isDay(text) ? NOT_A_DAY : null;
}
