import { describe, expect, it } from 'vitest';

import { countryOf, countryOfLanguage, currencyOfCountry } from './country';

describe('the country of a business', () => {
  it.each([
    ['the chosen one', { country: 'DE', timeZone: 'America/Chicago', currency: 'USD' }, 'DE'],
    ['a currency of one country', { country: '', timeZone: 'America/Chicago', currency: 'GBP' }, 'GB'],
    ['the time zone', { country: '', timeZone: 'Europe/Berlin', currency: 'EUR' }, 'DE'],
    ['the time zone, with dollars', { country: '', timeZone: 'Europe/Zurich', currency: 'USD' }, 'CH'],
    ['the time zone of Minnesota', { country: '', timeZone: 'America/Chicago', currency: 'USD' }, 'US'],
    ['nothing that tells', { country: '', timeZone: 'UTC', currency: 'EUR' }, 'US'],
    ['what is no country', { country: 'ZZ', timeZone: 'UTC', currency: 'USD' }, 'US'],
  ] as const)('follows %s', (_case, settings, country) => {
    expect(countryOf(settings)).toBe(country);
  });
});

it.each([
  ['en-US', 'US'],
  ['en-GB', 'GB'],
  ['de', 'DE'],
  ['de-AT', 'AT'],
  ['en', 'US'],
  ['es-419', 'US'],
  ['no language', 'US'],
])('takes the browser language %s for %s', (tag, country) => {
  expect(countryOfLanguage(tag)).toBe(country);
});

it.each([
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['GB', 'GBP'],
  ['NZ', 'NZD'],
  ['CH', 'USD'],
])('offers a business in %s %s first', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});
