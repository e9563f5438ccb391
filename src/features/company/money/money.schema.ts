import { settingsShape } from '@/domain/company/company';
import { groupListBoundsOf, maxOf } from '@/domain/core/bounds';
import type { FieldPath } from '@/domain/core/field-path';
import type { Fields, Shape } from '@/domain/core/shape';
import { DEPOSIT_KINDS, moneySettingsShape } from '@/domain/money/money-settings';
import { readTaxRate } from '@/domain/money/tax-rate';
import { amount } from '@/shared/forms/frame/bounded';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';

import { itemText, unique } from '@/shared/forms/frame/list-checks';

const rateBounds = groupListBoundsOf(settingsShape, 'taxRates');
const partBounds = groupListBoundsOf(rateBounds.item, 'parts');

/** Maximum number of tax rates, and of parts of one. */
export const MAX_TAX_RATES = rateBounds.max;
export const MAX_RATE_PARTS = partBounds.max;

/** A percentage as text, in the format of a country (ISO 3166-1). */
const percentText = (country: string, isOptional = false) =>
  string().test('percent', (typed, { createError }) => {
    const text = (typed ?? '').trim();
    if (isOptional && text === '') return true;
    const read = readTaxRate(text, country);
    return 'rate' in read || createError({ message: read.problem });
  });

const partsSchema = (country: string) =>
  array()
    .of(object({ name: itemText(partBounds, 'name'), rate: percentText(country) }))
    .min(1)
    .max(MAX_RATE_PARTS)
    .test('named', (parts, { path, createError }) => {
      const all = parts ?? [];
      const at = all.length > 1 ? all.findIndex(({ name }) => (name ?? '') === '') : -1;
      return at < 0 || createError({ path: `${path}.${at}.name`, message: 'Name this part.' });
    });

/** Tax rates as typed. */
export const taxSchema = (country: string) =>
  object({
    taxRates: array()
      .of(
        object({
          name: itemText(rateBounds, 'name').required('Give the rate a name.'),
          parts: partsSchema(country),
        }),
      )
      .max(MAX_TAX_RATES, `At most ${MAX_TAX_RATES} rates.`)
      .test('unique', 'Two rates have the same name.', (rates) => unique(rates?.map(({ name }) => name)))
      .required(),
    defaultTaxRate: string(),
    isTaxInclusive: boolean().required(),
  });

/** A number of days as text, or nothing. */
function days<F extends Fields>(shape: Shape<F>, path: FieldPath<F, number | null>) {
  const max = maxOf(shape, path);
  return string()
    .trim()
    .test('days', `Write a number of days, at most ${max}.`, (typed) => {
      const text = typed ?? '';
      return text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= max);
    });
}

/** What new estimates start with, and what they are measured by. */
export const estimatesSchema = (country: string) =>
  object({
    validityDays: days(settingsShape, 'validityDays'),
    depositKind: string().oneOf(DEPOSIT_KINDS).required(),
    depositPercent: percentText(country, true),
    deposit: amount(),
    approvalAbove: amount(),
    followUpDays: days(moneySettingsShape, 'followUpDays'),
    mailsFollowUp: boolean().required(),
    crewHourCost: amount(),
  });

/** What clients may pay online. */
export const onlineTermsSchema = object({ isPartAllowed: boolean().required(), mostByCard: amount() });
