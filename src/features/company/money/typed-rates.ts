import type { BusinessSettings } from '@/domain/company/company';
import { readTaxRate, taxRateText } from '@/domain/money/tax-rate';
import { storedRates, taxRatesOf } from '@/domain/money/tax-rates';
import type { NamedTaxRate, StoredTaxRates } from '@/domain/money/tax-rates';

export type TypedPart = { readonly name: string; readonly rate: string };
export type TypedRate = Pick<NamedTaxRate, 'id' | 'name'> & { readonly parts: readonly TypedPart[] };

/** The tax settings as typed: rates in percent, in the format of the business's country. */
export type TypedTaxes = Pick<BusinessSettings, 'defaultTaxRate' | 'isTaxInclusive'> & {
  readonly taxRates: readonly TypedRate[];
};

export type TaxSettings = StoredTaxRates & Pick<BusinessSettings, 'isTaxInclusive'>;

/** The tax settings as the form shows them. */
export function typedTaxes(settings: BusinessSettings, country: string): TypedTaxes {
  const { rates, defaultId } = taxRatesOf(settings);
  return {
    taxRates: rates.map(({ id, name, parts }) => ({
      id,
      name,
      parts: parts.map((part) => ({ name: part.name, rate: taxRateText(part.rate, country) })),
    })),
    defaultTaxRate: defaultId,
    isTaxInclusive: settings.isTaxInclusive,
  };
}

/** The fields to save of valid values. The only part of a rate is called as the rate is. */
export function taxSettings(typed: TypedTaxes, country: string): TaxSettings {
  const rates = typed.taxRates.map(({ id, name, parts }) => ({
    id,
    name: name.trim(),
    parts: parts.map((part) => ({
      name: (parts.length === 1 ? name : part.name).trim(),
      rate: rateOf(part.rate, country),
    })),
  }));
  const isKnown = rates.some(({ id }) => id === typed.defaultTaxRate);
  return {
    ...storedRates(rates, isKnown ? typed.defaultTaxRate : ''),
    isTaxInclusive: typed.isTaxInclusive,
  };
}

/** The sum of typed parts in percent, as text; null while one is unreadable. */
export function typedSum(parts: readonly TypedPart[], country: string): string | null {
  const read = parts.map(({ rate }) => readTaxRate(rate, country));
  if (read.some((one) => 'problem' in one)) return null;
  return taxRateText(
    parts.reduce((sum, { rate }) => sum + rateOf(rate, country), 0),
    country,
  );
}

function rateOf(typed: string, country: string): number {
  const read = readTaxRate(typed, country);
  return 'rate' in read ? read.rate : 0;
}
