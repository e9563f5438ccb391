import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { customerShape } from '../customers/customer';
import { initialOf } from '../core/shape';
import { listedCustomer } from './listed-customer';
import { decodeShard, encodeShard } from './shard-text';

const invalid = expect.objectContaining({ code: 'invalid' });
const nobody = initialOf(customerShape.fields);

describe('the text of a shard', () => {
  it('is read back as written, in order of ids', () => {
    const customer = arbitraryRecord(customerShape.fields);
    const rows = fc.uniqueArray(
      customer.map((one) => listedCustomer({ ...one, customFields: { gate: one.notes } }, ['gate', 'roof'])),
      { selector: (row) => row.uuid, maxLength: 6 },
    );
    fc.assert(
      fc.property(rows, (customers) => {
        const inOrder = customers.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));
        expect(decodeShard(encodeShard(customers))).toEqual(inOrder);
      }),
      { numRuns: 50 },
    );
  });

  it('is the same for the same customers in any order', () => {
    const [one, other] = ['a', 'b'].map((uuid) => listedCustomer({ ...nobody, uuid }));
    if (!one || !other) throw new Error('There are two.');
    expect(encodeShard([one, other])).toBe(encodeShard([other, one]));
  });

  it('stores repeated values once', () => {
    const many = Array.from({ length: 1_500 }, (_, at) =>
      listedCustomer({ ...nobody, uuid: `customer-${at}`, leadSource: 'A source with a long name' }),
    );
    expect(encodeShard(many).match(/A source with a long name/g)).toHaveLength(1);
  });

  it('has the beginnings of the custom fields in lists alone', () => {
    const customFields = { roof: 'slate', gate: '4411', story: 'x'.repeat(500) };
    const text = encodeShard([
      listedCustomer({ ...nobody, uuid: 'a', customFields }, ['roof', 'story', 'floors']),
    ]);
    expect(text).not.toContain('4411');
    expect(decodeShard(text)[0]?.customFields).toEqual({ roof: 'slate', story: 'x'.repeat(60), floors: '' });
  });

  it('has no notes, insurance or other custom fields', () => {
    const text = encodeShard([
      listedCustomer({
        ...nobody,
        uuid: 'a',
        ...{ notes: 'gate code 4411', customFields: { roof: 'slate' } },
      }),
    ]);
    expect(text).not.toMatch(/4411|slate/);
  });

  it('reads a shard without a newer field', () => {
    const text = '{"rows":1,"columns":{"uuid":["a"],"name":["Noor"]}}';
    expect(decodeShard(text)).toEqual([listedCustomer({ ...nobody, uuid: 'a', name: 'Noor' })]);
  });

  it.each([
    ['no JSON', '{"rows":'],
    ['something else', '[]'],
    ['a count that is none', '{"rows":-1,"columns":{}}'],
    ['a column of another length', '{"rows":2,"columns":{"uuid":["a"]}}'],
    ['a value of another type', '{"rows":1,"columns":{"name":[7]}}'],
    ['a custom field of another type', '{"rows":1,"columns":{"customFields.roof":[7]}}'],
    ['a place that is not there', '{"rows":1,"columns":{"name":{"of":[],"at":[3]}}}'],
  ])('refuses %s', (_, text) => {
    expect(() => decodeShard(text)).toThrow(invalid);
  });
});
