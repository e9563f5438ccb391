import { describe, expect, it } from 'vitest';
import { customerKeys, customerShape } from './customer';
import type { Customer } from './customer';
import { duplicateKeys, duplicateReason, findDuplicates } from './duplicates';
import { initialOf } from '../core/shape';

const existing = (changes: Partial<Customer>): Customer => {
  const customer = { ...initialOf(customerShape.fields), uuid: 'c1', ...changes };
  return { ...customer, ...customerKeys(customer) };
};
const nothing = { name: '', phone: '', email: '', streetAddress: '' };

describe('queries while the user types', () => {
  it.each([
    [{ phone: '817 55' }, { phoneKey: null, emailKey: null, nameKey: null }],
    [{ phone: '+1 (817) 555-0112' }, { phoneKey: '8175550112', emailKey: null, nameKey: null }],
    [{ email: 'June@Example' }, { phoneKey: null, emailKey: null, nameKey: null }],
    [{ email: 'June@Example.com' }, { phoneKey: null, emailKey: 'june@example.com', nameKey: null }],
    [{ name: 'Jo' }, { phoneKey: null, emailKey: null, nameKey: null }],
    [{ name: ' José  Núñez ' }, { phoneKey: null, emailKey: null, nameKey: 'jose nunez' }],
  ])('%o', (typed, expected) => {
    expect(duplicateKeys({ ...nothing, ...typed })).toEqual(expected);
  });
});

describe('why two entries may be one person', () => {
  const known = existing({
    name: 'José Núñez',
    phone: '(469) 555-0120',
    email: 'Jose@Example.com',
    streetAddress: '308 E. Louisiana St',
  });
  it.each([
    ['the same number written otherwise', { phone: '+14695550120' }, 'phone'],
    ['the same e-mail', { email: 'jose@example.COM' }, 'email'],
    ['name and address', { name: 'jose nunez', streetAddress: '308 e louisiana st.' }, 'nameAndAddress'],
    ['the name alone while no address is typed', { name: 'Jose Nunez' }, 'name'],
    ['not a namesake at another address', { name: 'Jose Nunez', streetAddress: '12 Elm' }, null],
    ['not another person', { name: 'Tyler Brandt', phone: '6825550191' }, null],
    ['nothing typed', {}, null],
  ])('%s', (_name, typed, expected) => {
    expect(duplicateReason({ ...nothing, ...typed }, known)).toBe(expected);
  });

  it('lists each person once, strongest sign first, never the record itself', () => {
    const namesake = existing({ uuid: 'c2', name: 'José Núñez' });
    const self = existing({ uuid: 'c3', phone: '4695550120' });
    const found = findDuplicates(
      { ...nothing, name: 'José Núñez', phone: '4695550120' },
      [namesake, known, known, self],
      'c3',
    );
    expect(found.map(({ customer, reason }) => [customer.uuid, reason])).toEqual([
      ['c1', 'phone'],
      ['c2', 'name'],
    ]);
  });
});
