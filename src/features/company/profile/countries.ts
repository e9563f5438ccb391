import { COUNTRIES } from '@/domain/format/country';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country by its code (ISO 3166-1 alpha-2). */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Codes of all countries, sorted by name. */
export const COUNTRIES_BY_NAME: readonly string[] = COUNTRIES.toSorted((a, b) =>
  countryName(a).localeCompare(countryName(b), 'en'),
);
