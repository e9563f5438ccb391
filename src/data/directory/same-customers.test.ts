import { describe, expect, it } from 'vitest';
import { customerShape } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import { listedCustomer } from '@/domain/directory/listed-customer';
import { initialOf } from '@/domain/shape';
import { sameCustomers } from './same-customers';

const record = (uuid: string, changes: Partial<Customer> = {}): Customer => ({
  ...initialOf(customerShape.fields),
  uuid,
  name: `Customer ${uuid}`,
  tags: ['roof', 'storm'],
  ...changes,
});
const listed = (uuid: string, changes: Partial<Customer> = {}) => listedCustomer(record(uuid, changes));

describe('sameCustomers', () => {
  it('keeps the object of a customer who is as before, wherever they stand now', () => {
    const before = [listed('a'), listed('b')];
    const now = sameCustomers(before, [listed('b'), listed('c'), listed('a')]);
    expect(now[0]).toBe(before[1]);
    expect(now[2]).toBe(before[0]);
    expect(now.map(({ uuid }) => uuid)).toEqual(['b', 'c', 'a']);
  });

  it('keeps a whole record that says all that is listed', () => {
    const whole = record('a', { ...listed('a'), notes: 'Dog in the yard' });
    expect(sameCustomers([whole], [listed('a')])[0]).toBe(whole);
  });

  it.each<Partial<Customer>>([
    { name: 'Somebody else' },
    { appointmentTime: 1 },
    { tags: ['roof'] },
    { tags: ['roof', 'hail'] },
  ])('takes the new one where %j changed', (changes) => {
    const now = listed('a', changes);
    expect(sameCustomers([listed('a')], [now])[0]).toBe(now);
  });
});
