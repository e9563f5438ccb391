import { expect, it } from 'vitest';
import { paperWriting } from './paper-writing';

const address = { streetAddress: 'Hohe Str. 5', city: 'Köln', state: '', zipcode: '50667' };

it.each([
  ['US', 'USD', ['City tax 8.25 %', '1,250.5', 'Hohe Str. 5, Köln 50667', '$1,250.00']],
  ['DE', 'EUR', ['City tax 8,25 %', '1.250,5', 'Hohe Str. 5, 50667 Köln', '1.250,00\u00A0€']],
  ['GB', 'GBP', ['City tax 8.25 %', '1,250.5', 'Hohe Str. 5, Köln 50667', '£1,250.00']],
])('a paper of %s is written as people there write', (country, currency, written) => {
  const { tax, measure, address: place, money } = paperWriting({ zone: 'UTC', currency, country });
  expect([tax({ name: 'City tax', rate: 8_250 }), measure(1250.5), place(address), money(125_000)]).toEqual(
    written,
  );
});
