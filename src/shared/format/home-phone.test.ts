import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHomePhone, parseHomePhone } from './home-phone';
import { formatPhone, parsePhone } from './phone';

const digits = (first: string, rest: number) =>
  fc
    .tuple(fc.constantFrom(...first.split('')), fc.stringMatching(new RegExp(`^\\d{${rest}}$`)))
    .map((parts) => parts.join(''));

test.each(['US', 'CA'])('writes numbers at home in %s as the library does', (country) => {
  fc.assert(
    fc.property(
      digits('23456789', 2),
      digits('23456789', 2),
      digits('0123456789', 3),
      (area, exchange, line) => {
        const phone = `+1${area}${exchange}${line}`;
        expect(formatHomePhone(phone, country)).toBe(formatPhone(phone, country));
      },
    ),
  );
});

test.each([
  ['+4930123456', 'US'],
  ['+12185550112', 'DE'],
  ['218 555 0112', 'US'],
  ['', 'US'],
])('leaves %j in %s to the library', (phone, country) => {
  expect(formatHomePhone(phone, country)).toBeNull();
});

const WRITINGS = [
  (area: string, exchange: string, line: string) => `(${area}) ${exchange}-${line}`,
  (area: string, exchange: string, line: string) => ` ${area} ${exchange} ${line} `,
  (area: string, exchange: string, line: string) => `${area}.${exchange}.${line}`,
  (area: string, exchange: string, line: string) => `1-${area}-${exchange}-${line}`,
  (area: string, exchange: string, line: string) => `+1 ${area}${exchange}${line}`,
  (area: string, exchange: string, line: string) => `${area}${exchange}${line}`,
];

test.each(['US', 'CA'])('reads numbers at home in %s as the library does', (country) => {
  fc.assert(
    fc.property(
      digits('23456789', 2),
      digits('23456789', 2),
      digits('0123456789', 3),
      fc.constantFrom(...WRITINGS),
      (area, exchange, line, write) => {
        const text = write(area, exchange, line);
        expect(parseHomePhone(text, country)).toBe(`+1${area}${exchange}${line}`);
        expect(parsePhone(text, country)).toBe(`+1${area}${exchange}${line}`);
      },
    ),
  );
});

test.each([
  ['817 555 0112 ext. 3', '+18175550112 ext. 3'],
  ['(817) 555-0112x12', '+18175550112 ext. 12'],
])('keeps the extension of %j', (text, stored) => {
  expect(parseHomePhone(text, 'US')).toBe(stored);
  expect(parsePhone(text, 'US')).toBe(stored);
  expect(formatHomePhone(stored, 'US')).toBe(formatPhone(stored, 'US'));
});

test.each(['(817) 555-0112e', '817 555 0112 ext.', '817 555 0112 x'])(
  'takes no number while an extension is being typed: %j',
  (text) => {
    expect(parsePhone(text, 'US')).toBeNull();
  },
);

test.each([
  ['817 555 011', 'US'],
  ['817 555 0112 ext', 'US'],
  ['+49 30 123456', 'US'],
  ['817 555 0112', 'DE'],
  ['', 'US'],
])('does not read %j in %s', (text, country) => {
  expect(parseHomePhone(text, country)).toBeNull();
});
