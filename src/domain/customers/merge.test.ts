import { describe, expect, it } from 'vitest';
import { makeCustomer } from '@tests/factories/records';
import { NOUNS } from '../nouns';
import { differs, MERGE_PARTS, mergedFields, mergeProblem } from './merge';
import { CUSTOMER_LINKS } from './merge-links';

const kept = makeCustomer({
  uuid: 'kept',
  name: 'Ann Berg',
  phone: '+12185550101',
  email: '',
  notes: 'Gate code 4711.',
  tags: ['hail'],
  assignees: ['tom'],
  salesperson: 'tom',
  customFields: { roofAge: '12', color: '' },
});
const gone = makeCustomer({
  uuid: 'gone',
  name: 'Anne Berg',
  phone: '+12185550102',
  email: 'ann@mail.example',
  notes: 'Two dogs.',
  tags: ['hail', 'vip'],
  assignees: ['rosa'],
  salesperson: 'rosa',
  customFields: { roofAge: '20', color: 'grey' },
});

describe('merging customers', () => {
  it('keeps the first values, fills empty ones, and joins notes, tags and people', () => {
    expect(mergedFields(kept, gone, [])).toMatchObject({
      email: 'ann@mail.example',
      emailKey: 'ann@mail.example',
      notes: 'Gate code 4711.\n\nTwo dogs.',
      tags: ['hail', 'vip'],
      assignees: ['tom', 'rosa'],
      customFields: { roofAge: '12', color: 'grey' },
    });
    expect(mergedFields(kept, gone, [])).not.toHaveProperty('name');
  });

  it('takes the chosen values with their search keys; the salesperson is assigned', () => {
    const merged = mergedFields(kept, gone, ['name', 'phone', 'salesperson']);
    expect(merged).toMatchObject({ name: 'Anne Berg', nameKey: 'anne berg', phone: '+12185550102' });
    expect(merged).toMatchObject({ salesperson: 'rosa', assignees: ['rosa', 'tom'] });
  });

  it('makes a lead sold where the other one was, with its tracker', () => {
    const sold = makeCustomer({ uuid: 'sold', listOrganizer: 'Sold', soldAt: 5, trackerId: 't1' });
    expect(mergedFields(kept, sold, [])).toMatchObject({ listOrganizer: 'Sold', soldAt: 5, trackerId: 't1' });
    expect(mergedFields(sold, kept, [])).not.toHaveProperty('listOrganizer');
  });

  it('changes nothing when the other one has nothing more', () => {
    expect(mergedFields(kept, { ...kept, uuid: 'copy' }, [])).toEqual({});
  });

  it('asks where both have a value and not the same', () => {
    const asked = MERGE_PARTS.filter((part) => differs(kept, gone, part)).map(({ key }) => key);
    expect(asked).toEqual(['name', 'phone', 'salesperson']);
  });

  it.each([
    [kept, kept, /same one/],
    [kept, { ...gone, owner: 'other' }, /your business/],
    [kept, { ...gone, mergedInto: 'third' }, /merged already/],
    [kept, gone, null],
  ] as const)('says what is in the way', (one, other, sentence) => {
    const problem = mergeProblem(one, other);
    if (sentence === null) expect(problem).toBeNull();
    else expect(problem).toMatch(sentence);
  });

  it('finds every noun that names a customer', () => {
    const nouns = NOUNS.filter(({ shape }) => 'customerId' in shape.fields).map(
      ({ shape }) => shape.collection,
    );
    const linked = CUSTOMER_LINKS.filter(({ ids }) => ids.includes('customerId'));
    expect(linked.map(({ collection }) => collection)).toEqual(expect.arrayContaining(nouns));
    const beside = CUSTOMER_LINKS.filter(({ ids }) => ids.includes('recordId'));
    expect(beside.map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(['Files', 'Mail', 'Cards', 'Notifications', 'Activity', 'Tasks']),
    );
  });
});
