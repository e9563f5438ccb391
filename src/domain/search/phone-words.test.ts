import { describe, expect, it } from 'vitest';
import { OTHER_PHONES, PHONES } from '@tests/factories/phones';
import { duplicateReason } from '../customers/duplicates';
import { customerKeys } from '../customers/customer';
import { isCustomerFound } from '../customers/customer-find';
import { matchKeys } from '../import/customers/match-keys';
import { findKey, foundBy, isFound } from './find';
import type { Findable } from './find';
import { typedPhone } from './phone-words';

const work = (phone: string): Findable => ({
  number: null,
  numberPrefix: '',
  title: 'Roof',
  customerName: 'Ann Berg',
  phone,
  streetAddress: '12 Elm Street',
  city: 'Springfield',
});

/** Whether a search finds work: in the store by its one key, then on the device by all words. */
function finds(typed: string, record: Findable): boolean {
  const key = findKey(typed);
  return key !== null && foundBy(record).find.includes(key) && isFound(typed, record);
}

const PAIRS = PHONES.flatMap(([saved, ...typed]) => typed.map((text) => [saved, text] as const));

describe('a phone number in any spelling', () => {
  it.each(PAIRS)('%s is found by %s among work and among customers read on the device', (saved, typed) => {
    expect(finds(typed, work(saved))).toBe(true);
    const customer = { name: 'Ann', email: '', streetAddress: '', city: '' };
    expect(isCustomerFound(typed, { ...customer, phone: saved, phoneAlt: '' })).toBe(true);
    expect(isCustomerFound(typed, { ...customer, phone: '', phoneAlt: saved })).toBe(true);
    expect(OTHER_PHONES.filter((other) => finds(typed, work(other)))).toEqual([]);
  });

  it.each([
    ['+49 221 55512', '022155512'],
    ['06 20 123 4567', '+36 20 123 4567'],
    ['+36 06 20 123 4567', '0036201234567'],
    ['20 123 4567', '+36 20 123 4567'],
    ['20 123 4567', '06 20 123 4567'],
    ['+36 1 234 5678', '1 234 5678'],
    ['06 62 123 456', '62 123 456'],
    ['412 345 678', '+61 412 345 678'],
    ['6 12 34 56 78', '+33 6 12 34 56 78'],
    ['90 1234 5678', '+81 90-1234-5678'],
    ['020 7946 0958', '+44 (0)20 7946 0958'],
    ['06 5550101', '+39 06 5550101'],
    ['1-817-555-0112', '+1 817 555 0112'],
    ['8 (495) 123-45-67', '+7 495 123-45-67'],
  ])('%s and %s are one customer’s', (one, other) => {
    const typed = { name: 'Ann', phone: one, email: '', streetAddress: '' };
    const known = { uuid: 'x', streetAddress: '', ...customerKeys({ name: 'Bo', phone: other, email: '' }) };
    expect(duplicateReason(typed, { ...known, name: 'Bo' })).toBe('phone');
    const keysOf = (phone: string) => matchKeys({ name: '', email: '', streetAddress: '', phone });
    expect(keysOf(one).some((key) => keysOf(other).includes(key))).toBe(true);
  });

  it.each([
    ['06201 234567', '201 234 56'],
    ['+49 6201 234567', '201 234 567'],
    ['+39 06 5550101', '555 0101'],
    ['06 5550101', '555 0101'],
    ['(817) 555-0112', '817 555 01'],
  ])('%s and %s are not', (one, other) => {
    const typed = { name: 'Ann', phone: one, email: '', streetAddress: '' };
    const known = { uuid: 'x', streetAddress: '', ...customerKeys({ name: 'Bo', phone: other, email: '' }) };
    expect(duplicateReason(typed, { ...known, name: 'Bo' })).toBe(null);
  });

  it.each([
    ['12', null],
    ['104', null],
    ['817 555', null],
    ['02134', '02134'],
    ['+49', null],
    ['12 Elm', null],
    ['T-104', null],
    ['', null],
  ])('“%s” is typed as the phone number %s', (typed, digits) => {
    expect(typedPhone(typed)).toBe(digits);
  });
});
