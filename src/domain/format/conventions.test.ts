import { expect, it } from 'vitest';

import { conventionsOf } from './conventions';

it.each([
  ['US', { monthFirst: true, twelveHour: true, weekStart: 0, paper: 'LETTER' }],
  ['DE', { monthFirst: false, twelveHour: false, weekStart: 1, paper: 'A4' }],
  ['GB', { monthFirst: false, twelveHour: false, weekStart: 1, paper: 'A4' }],
  ['AU', { monthFirst: false, twelveHour: true, weekStart: 1, paper: 'A4' }],
  ['CA', { monthFirst: true, twelveHour: true, weekStart: 0, paper: 'LETTER' }],
  ['EG', { monthFirst: false, twelveHour: true, weekStart: 6, paper: 'A4' }],
  ['MV', { weekStart: 5 }],
])('%s has its own formats', (country, conventions) => {
  expect(conventionsOf(country)).toMatchObject(conventions);
});

it.each([
  ['US', ['color', 'gray', 'license']],
  ['PR', ['color', 'gray', 'license']],
  ['GB', ['colour', 'grey', 'licence']],
  ['CA', ['colour', 'grey', 'licence']],
  ['DE', ['colour', 'grey', 'licence']],
])('%s spells %o', (country, words) => {
  expect(Object.values(conventionsOf(country).words)).toEqual(words);
});

it.each([
  ['US', 'State', 'ZIP code'],
  ['GB', 'County', 'Postcode'],
  ['CA', 'Province', 'Postal code'],
  ['AU', 'State', 'Postcode'],
  ['DE', 'Region', 'Postal code'],
  ['IE', 'County', 'Eircode'],
  ['IN', 'State', 'PIN code'],
])('an address in %s ends with %s and %s', (country, state, zipcode) => {
  expect(conventionsOf(country).address).toEqual({ state, zipcode });
});

it.each([
  ['US', '1,234,567.5'],
  ['DE', '1.234.567,5'],
  ['GB', '1,234,567.5'],
  ['IN', '12,34,567.5'],
  ['SA', '1,234,567.5'],
])('numbers of %s read %s', (country, written) => {
  expect(new Intl.NumberFormat(conventionsOf(country).numbers).format(1_234_567.5)).toBe(written);
});

it.each([
  ['US', 'sales tax'],
  ['DE', 'VAT'],
  ['GB', 'VAT'],
  ['CA', 'GST'],
])('the tax on a sale in %s is called %s', (country, tax) => {
  expect(conventionsOf(country).tax).toBe(tax);
});

it('writes like the United States for an unknown country code', () => {
  expect(conventionsOf('')).toEqual(conventionsOf('US'));
});

it.each([
  ['US', 'MM/dd/yyyy'],
  ['DE', 'dd.MM.yyyy'],
  ['GB', 'dd/MM/yyyy'],
  ['SE', 'yyyy-MM-dd'],
  ['SA', 'dd/MM/yyyy'],
  ['BG', 'dd/MM/yyyy'],
])('a day of %s is typed as %s', (country, pattern) => {
  expect(conventionsOf(country).typedDay).toBe(pattern);
});
