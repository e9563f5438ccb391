import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_COUNTED } from '@/domain/core/list-bounds';

import { formatCount, plural } from './counts';
import { formatAddress, shortAddress, mapsHref, routeHref } from './address';
import { formatMoney, isCurrencyFirst, readAmount } from './money';
import { formatPhone, formatPhoneAsTyped, parsePhone } from './phone';
import { formatSize } from './size';
import { firstLetter, firstName, initials, joinList } from './words';

describe('money', () => {
  it.each([
    [1_846_000, 'USD', 'US', {}, '$18,460.00'],
    [1_846_000, 'USD', 'US', { whole: true }, '$18,460'],
    [-5, 'USD', 'US', {}, '-$0.05'],
    [0, 'EUR', 'US', {}, '€0.00'],
    [123, 'CAD', 'CA', {}, '$1.23'],
    [1_846_000, 'GBP', 'GB', {}, '£18,460.00'],
    [1_846_000, 'EUR', 'DE', {}, '18.460,00\u00A0€'],
    [1_846_000, 'EUR', 'DE', { whole: true }, '18.460\u00A0€'],
  ])('writes %d cents of %s in %s', (cents, currency, country, options, written) => {
    expect(formatMoney(cents, { currency, country }, options)).toBe(written);
  });

  it.each([
    ['$1,250.5', 'US', { cents: 125_050 }],
    ['2,5', 'US', { problem: 'Is that 2.50 or 25.00? Write it in full.' }],
    ['2.5', 'DE', { problem: 'Is that 2,50 or 25,00? Write it in full.' }],
    ['soon', 'DE', { problem: 'Write an amount, like 1.250,00.' }],
  ])('reads %j in %s', (typed, country, read) => {
    expect(readAmount(typed, country)).toEqual(read);
  });

  it.each([
    ['USD', 'US', true],
    ['GBP', 'GB', true],
    ['EUR', 'DE', false],
    ['USD', 'DE', false],
    ['EUR', 'NL', true],
  ])('has the sign of %s first in %s: %s', (currency, country, isFirst) => {
    expect(isCurrencyFirst({ currency, country })).toBe(isFirst);
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('US', 'DE', 'GB', 'FR', 'CH', 'IN'),
        (cents, country) => {
          const read = readAmount(formatMoney(cents, { currency: 'EUR', country }), country);
          expect(read).toEqual({ cents });
        },
      ),
    );
  });
});

describe('phone', () => {
  it.each([
    ['(817) 555-0112', 'US', '+18175550112'],
    ['+49 30 123456', 'US', '+4930123456'],
    ['030 123456', 'DE', '+4930123456'],
    ['817', 'US', null],
    ['call me', 'US', null],
  ])('reads "%s" at home in %s', (typed, country, number) => {
    expect(parsePhone(typed, country)).toBe(number);
  });

  it.each([
    ['+18175550112', 'US', '(817) 555-0112'],
    ['+18175550112', 'DE', '+1 817 555 0112'],
    ['ask Bob', 'US', 'ask Bob'],
  ])('writes "%s" at home in %s', (phone, country, written) => {
    expect(formatPhone(phone, country)).toBe(written);
  });

  it('groups digits while typing, and treats an unknown country as the US', () => {
    expect(formatPhoneAsTyped('81755', 'US')).toBe('(817) 55');
    expect(formatPhoneAsTyped('81755', '??')).toBe('(817) 55');
  });
});

describe('address', () => {
  it.each([
    [
      'US',
      { streetAddress: '2714 Meadow Ln', city: 'Arlington', state: 'TX', zipcode: '76013' },
      '2714 Meadow Ln, Arlington, TX 76013',
    ],
    ['US', { city: 'Arlington', state: '', zipcode: '76013' }, 'Arlington 76013'],
    ['US', { streetAddress: ' ' }, ''],
    ['US', {}, ''],
    ['DE', { streetAddress: 'Hohe Str. 5', city: 'Köln', zipcode: '50667' }, 'Hohe Str. 5, 50667 Köln'],
    ['DE', { city: 'Köln', state: 'NRW', zipcode: '50667' }, '50667 Köln, NRW'],
    ['DE', { streetAddress: 'Hohe Str. 5', zipcode: '50667' }, 'Hohe Str. 5, 50667'],
    ['GB', { streetAddress: '5 High St', city: 'London', zipcode: 'SW1A 1AA' }, '5 High St, London SW1A 1AA'],
    ['GB', { city: 'Woking', state: 'Surrey', zipcode: 'GU21 6XR' }, 'Woking, Surrey GU21 6XR'],
  ])('is one line in %s', (country, parts, line) => {
    expect(formatAddress(parts, country)).toBe(line);
  });

  it('is shorter where there is little room', () => {
    expect(shortAddress({ streetAddress: '1 A St', city: 'Euless' })).toBe('1 A St, Euless');
    expect(shortAddress({ streetAddress: '', city: 'Euless' })).toBe('Euless');
  });

  it('opens in a map', () => {
    expect(routeHref('1 A St, Euless')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=1%20A%20St%2C%20Euless',
    );
    expect(mapsHref('1 A St, Euless')).toBe(
      'https://www.google.com/maps/search/?api=1&query=1%20A%20St%2C%20Euless',
    );
  });
});

describe('size', () => {
  it.each([
    [400, 'US', '1 kB'],
    [12_400, 'US', '12 kB'],
    [3_420_000, 'US', '3.4 MB'],
    [3_420_000, 'DE', '3,4 MB'],
  ])('of %d bytes in %s is %s', (bytes, country, written) => {
    expect(formatSize(bytes, country)).toBe(written);
  });
});

describe('words', () => {
  it('counts', () => {
    expect([
      plural(0, 'lead', 'US'),
      plural(1, 'lead', 'US'),
      plural(1200, 'lead', 'US'),
      plural(1200, 'lead', 'DE'),
      plural(2, ['company', 'companies'], 'US'),
    ]).toEqual(['0 leads', '1 lead', '1,200 leads', '1.200 leads', '2 companies']);
  });

  it('never counts more exactly than it was counted', () => {
    const counts = [null, undefined, 0, 1250, MOST_COUNTED - 1, MOST_COUNTED];
    expect(counts.map((count) => formatCount(count, 'US'))).toEqual([
      '–',
      '–',
      '0',
      '1,250',
      '49,999',
      '50,000+',
    ]);
  });

  it('joins', () => {
    expect([joinList([]), joinList(['a']), joinList(['a', 'b']), joinList(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('shortens names in any script', () => {
    expect([
      firstLetter('олександра'),
      firstLetter(' '),
      initials('María José Núñez'),
      initials('Dana'),
      firstName('Priya Raman'),
    ]).toEqual(['О', '?', 'MN', 'D', 'Priya']);
  });
});
