import { describe, expect, it } from 'vitest';
import { OTHER_PHONES, PHONES } from '@tests/factories/phones';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { ALL_LEADS } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { listedCustomer } from '@/domain/directory/listed-customer';
import { encodeShard } from '@/domain/directory/shard-text';
import { matchKeys } from '@/domain/import/customers/match-keys';
import { initialOf } from '@/domain/core/shape';
import { createCustomerIndex } from './customer-index';

const listed = (uuid: string, changes: Partial<Customer> = {}) =>
  listedCustomer({ ...initialOf(customerShape.fields), uuid, name: uuid, ...changes });

const people = [
  listed('noor', {
    name: 'Noor Al-Masri',
    phone: '+1 682 555-0191',
    email: 'noor@masri.example',
    createdAt: 1,
  }),
  listed('zoe', { name: 'Zoë Lindqvist', streetAddress: '1204 Oak Street', city: 'Plano', createdAt: 2 }),
  listed('tyler', { name: 'Tyler Brandt', phone: '(817) 555-0112', tags: ['storm'], createdAt: 3 }),
  listed('gone', { name: 'Noor Sold', listOrganizer: 'Sold', createdAt: 4 }),
];

function indexOf(customers = people) {
  const index = createCustomerIndex();
  index.load([encodeShard(customers)]);
  return index;
}

const ask = (index: ReturnType<typeof indexOf>, text: string, filters: Partial<LeadFilters> = {}) =>
  index.ask({
    text,
    list: 'Open',
    leads: {
      filters: { ...ALL_LEADS, ...filters },
      today: '2026-11-23',
      place: { zone: 'America/Chicago', country: 'US' },
    },
    limit: 10,
  });

const found = (...input: Parameters<typeof ask>) => ask(...input).customers.map((row) => row.uuid);

describe('search in all customers', () => {
  it.each([
    ['the beginning of a name', 'noo', ['noor']],
    ['a later part of the name', 'lindq', ['zoe']],
    ['two words in any order', 'masri noor', ['noor']],
    ['a name without its accents', 'zoe', ['zoe']],
    ['a slip of the pen', 'tylor brandt', ['tyler']],
    ['a phone as it is spoken', '682 555 0191', ['noor']],
    ['the beginning of a phone, in brackets', '(817) 555', ['tyler']],
    ['the last digits of a phone', '0112', ['tyler']],
    ['a phone with its country', '+1 (682) 555', ['noor']],
    ['an e-mail', 'noor@masri.example', ['noor']],
    ['a street', '1204 oak', ['zoe']],
    ['a house number', '1204', ['zoe']],
    ['a city', 'plano', ['zoe']],
    ['a name with a hyphen as one word', 'almasri', ['noor']],
    ['the same in two', 'al masri', ['noor']],
    ['nobody', 'xanadu', []],
    ['signs that are no word', '---', []],
  ])('finds %s', (_, text, ids) => {
    expect(found(indexOf(), text)).toEqual(ids);
  });

  it.each(PHONES)('finds %s in other spellings', (saved, ...typed) => {
    const others = OTHER_PHONES.map((phone, at) => listed(`other-${at}`, { phone }));
    const index = indexOf([
      listed('saved', { phone: saved }),
      listed('second', { phoneAlt: saved }),
      ...others,
    ]);
    for (const text of typed)
      expect([text, found(index, text).toSorted()]).toEqual([text, ['saved', 'second']]);
  });

  it('counts all matches, however many are shown', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      listed(`lead-${at}`, { name: `Lead ${at}`, createdAt: at }),
    );
    const answer = ask(indexOf(many), 'lead');
    expect([answer.customers.length, answer.total, answer.all]).toEqual([10, 30, 30]);
  });

  it('filters, sorts and lists the existing tags', () => {
    expect(found(indexOf(), '')).toEqual(['tyler', 'zoe', 'noor']);
    expect(found(indexOf(), '', { sortBy: 'name', descending: false })).toEqual(['noor', 'tyler', 'zoe']);
    expect(found(indexOf(), '', { sortBy: 'phone', descending: true })).toEqual(['tyler', 'noor', 'zoe']);
    expect(found(indexOf(), '', { tags: ['storm'] })).toEqual(['tyler']);
    expect(ask(indexOf(), '').tags).toEqual(['storm']);
  });

  it('searches other lists when asked', () => {
    const answer = indexOf().ask({ text: 'noor', list: null, leads: null, limit: 5 });
    expect(answer.customers.map((row) => row.uuid).toSorted()).toEqual(['gone', 'noor']);
  });
});

describe('changes newer than the shards', () => {
  it('replaces, adds and takes away, and is forgotten when it is taken back', () => {
    const index = indexOf();
    index.update([listed('noor', { name: 'Nora Field' }), listed('new', { name: 'Newman' })], ['tyler']);
    expect(found(index, 'nora')).toEqual(['noor']);
    expect(found(index, 'newman')).toEqual(['new']);
    expect(found(index, 'masri')).toEqual([]);
    expect(found(index, 'tyler')).toEqual([]);
    index.update([], []);
    expect(found(index, 'masri')).toEqual(['noor']);
    expect(found(index, 'newman')).toEqual([]);
    expect(found(index, 'tyler')).toEqual(['tyler']);
  });

  it('keep a customer who was deleted and restored', () => {
    const index = indexOf();
    index.update([listed('tyler', { name: 'Tyler Again' })], ['tyler']);
    expect(found(index, 'again')).toEqual(['tyler']);
  });
});

describe("possible matches of a file's rows", () => {
  it('include every customer who shares a key, on every list, in the current version', () => {
    const index = indexOf();
    index.update([listed('tyler', { name: 'Tyler Brandt', phone: '(817) 555-9999' })], ['gone']);
    const matching = (...rows: Partial<Customer>[]) =>
      index
        .matching(rows.flatMap((row) => matchKeys(listed('row', { name: '', ...row }))))
        .map(({ uuid }) => uuid);
    expect(matching({ email: 'NOOR@masri.example' })).toEqual(['noor']);
    expect(
      matching({ name: 'Zoe Lindqvist', streetAddress: '1204 oak street' }, { phone: '6825550191' }),
    ).toEqual(['noor', 'zoe']);
    expect(matching({ phone: '(817) 555-0112' })).toEqual([]);
    expect(matching({ phone: '817 555 9999' })).toEqual(['tyler']);
  });
});

describe('duplicates in all customers', () => {
  it('are found by phone, e-mail and name, strongest first, never oneself', () => {
    const typed = { name: 'noor al-masri', phone: '817.555.0112', email: '', streetAddress: '' };
    const reasons = (selfId?: string) =>
      indexOf()
        .duplicates(typed, selfId)
        .map(({ customer, reason }) => [customer.uuid, reason]);
    expect(reasons()).toEqual([
      ['tyler', 'phone'],
      ['noor', 'name'],
    ]);
    expect(reasons('tyler')).toEqual([['noor', 'name']]);
  });
});
