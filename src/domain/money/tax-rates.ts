import { capitalised } from '../core/spelling';
import { groupList, integer, text } from '../core/shape';
import type { Field, InferFields } from '../core/shape';
import { conventionsOf } from '../format/conventions';
import { countryOf } from '../format/country';
import { MAX_TAX_RATE } from './tax-rate';

export const MOST_RATES = 10;
export const MOST_PARTS = 3;
export const MAX_RATE_NAME = 60;

/** A named part of a rate, in thousandths of a percent. */
export const TAX_PART_FIELDS = { name: text(MAX_RATE_NAME), rate: integer(0, MAX_TAX_RATE) };
export const TAX_RATE_FIELDS = {
  id: text(20),
  name: text(MAX_RATE_NAME),
  parts: groupList(MOST_PARTS, TAX_PART_FIELDS),
};

/** A tax rate of a business: one to three named parts (GST and PST), each in thousandths of a percent. */
export type NamedTaxRate = InferFields<typeof TAX_RATE_FIELDS>;

/** Up to ten tax rates of a business. */
export function taxRateList(): Field<readonly NamedTaxRate[]> {
  return groupList(MOST_RATES, TAX_RATE_FIELDS);
}

/** The parts of `Settings` about taxes, as stored. */
export type StoredTaxRates = {
  readonly taxRates: readonly NamedTaxRate[];
  readonly defaultTaxRate: string;
  readonly taxRate: number;
};

type Told = StoredTaxRates & Parameters<typeof countryOf>[0];

/** Id of the rate of settings that were saved when a business had one rate without a name. */
const EARLIER_RATE = 'sales';

/**
 * The tax rates of a business and the id of the default one ('' for none). The single rate of older settings is read as
 * one rate named after the country's tax: "Sales tax", "GST" or "VAT".
 */
export function taxRatesOf(stored: Told): {
  readonly rates: readonly NamedTaxRate[];
  readonly defaultId: string;
} {
  const { taxRates, defaultTaxRate, taxRate } = stored;
  if (taxRates.length > 0 || taxRate === 0) {
    const isKnown = taxRates.some(({ id }) => id === defaultTaxRate);
    return { rates: taxRates, defaultId: isKnown ? defaultTaxRate : '' };
  }
  const name = capitalised(conventionsOf(countryOf(stored)).tax);
  return {
    rates: [{ id: EARLIER_RATE, name, parts: [{ name, rate: taxRate }] }],
    defaultId: EARLIER_RATE,
  };
}

/** The rate of new taxable lines; null where the business has no default. */
export function defaultRateOf(stored: Told): NamedTaxRate | null {
  const { rates, defaultId } = taxRatesOf(stored);
  return rates.find(({ id }) => id === defaultId) ?? null;
}

/** The fields of `Settings` that hold these rates. */
export function storedRates(rates: readonly NamedTaxRate[], defaultId: string): StoredTaxRates {
  // Otherwise the single rate would come back with the removal of the last one.
  return { taxRates: rates, defaultTaxRate: defaultId, taxRate: 0 };
}

/** The parts of a rate together, in thousandths of a percent. */
export function wholeRate({ parts }: Pick<NamedTaxRate, 'parts'>): number {
  return parts.reduce((sum, { rate }) => sum + rate, 0);
}
