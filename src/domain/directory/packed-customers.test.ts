import { describe, expect, it } from 'vitest';
import { makeCustomer } from '@tests/factories/records';
import type { Customer } from '../customers/customer';
import { allRows, idsOf } from '../core/rows';
import { listedCustomer } from './listed-customer';
import { CustomerRows, joinPacked, NO_CUSTOMERS, packCustomers } from './packed-customers';

const listed = (uuid: string, changes: Partial<Customer> = {}) =>
  listedCustomer(makeCustomer({ uuid, name: `Customer ${uuid}`, tags: ['roof', 'storm'], ...changes }));
const many = (count: number) => Array.from({ length: count }, (_, at) => listed(`c${at}`));
const rowsOf = (...input: Parameters<typeof packCustomers>) => new CustomerRows(packCustomers(...input));

describe('packed customers', () => {
  it.each([0, 1, 49, 50, 51, 130])('%i of them are unpacked unchanged', (count) => {
    const customers = many(count);
    const rows = rowsOf(customers);
    expect(allRows(rows)).toEqual(customers);
    expect(rows).toHaveLength(count);
    expect(idsOf(rows)).toEqual(customers.map(({ uuid }) => uuid));
    expect([rows.at(-1), rows.at(count)]).toEqual([undefined, undefined]);
  });

  it('continue part by part', () => {
    const customers = many(120);
    const packed = joinPacked(packCustomers(customers.slice(0, 100)), packCustomers(customers.slice(100)));
    expect(allRows(new CustomerRows(joinPacked(NO_CUSTOMERS, packed)))).toEqual(customers);
  });

  it('stay the same object while in view, and are not all held', () => {
    const rows = rowsOf(many(2_000));
    const first = rows.at(0);
    expect(rows.at(0)).toBe(first);
    allRows(rows);
    expect(rows.held()).toHaveLength(1_000);
    expect(rows.at(0)).toEqual(first);
  });
});

describe('customers seen before', () => {
  it('keep their object if unchanged, at any position', () => {
    const before = [listed('a'), listed('b')];
    const now = new CustomerRows(packCustomers([listed('b'), listed('c'), listed('a')]), before);
    expect(now.at(0)).toBe(before[1]);
    expect(now.at(2)).toBe(before[0]);
    expect(now.at(1)).toEqual(listed('c'));
  });

  it('keep a complete record that matches the listed fields', () => {
    const whole = makeCustomer({ ...listed('a'), notes: 'Dog in the yard' });
    expect(new CustomerRows(packCustomers([listed('a')]), [whole]).at(0)).toBe(whole);
  });

  it('keep a complete record with more in its custom fields', () => {
    const whole = makeCustomer({ ...listed('a'), customFields: { roof: 'slate', gate: '4411' } });
    const packed = packCustomers([listedCustomer(whole, ['roof', 'floors'])]);
    expect(new CustomerRows(packed, [whole]).at(0)).toBe(whole);
    const other = packCustomers([listedCustomer({ ...whole, customFields: {} }, ['roof', 'floors'])]);
    expect(new CustomerRows(other, [whole]).at(0)?.customFields).toEqual({ roof: '', floors: '' });
  });

  it.each<Partial<Customer>>([
    { name: 'Somebody else' },
    { appointmentTime: 1 },
    { tags: ['roof'] },
    { tags: ['roof', 'hail'] },
  ])('become a new object when %j changed', (changes) => {
    const now = listed('a', changes);
    expect(new CustomerRows(packCustomers([now]), [listed('a')]).at(0)).toEqual(now);
  });
});
