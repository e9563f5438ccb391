import { describe, expect, it } from 'vitest';
import { makeCustomer } from '@tests/factories/records';
import { NOUNS } from '../nouns';
import type { Customer } from './customer';
import { mergedFields, mergeProblem, notesCut } from './merge';
import { copiedChanges } from './merge-copies';
import { CUSTOMER_LINKS } from './merge-links';
import { defaultTake, differs, mergeParts } from './merge-parts';

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
      phoneAlt: '+12185550102',
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
    const definitions = [{ key: 'roofAge', label: 'Roof age' }];
    const asked = mergeParts(kept, gone, definitions).filter((part) => differs(kept, gone, part));
    expect(asked.map(({ label }) => label)).toEqual(['Name', 'Phone', 'Salesperson', 'Roof age']);
  });

  it('asks about the status of two leads alone', () => {
    const quoted = { ...gone, customerStatus: 'Quoted', statusAt: 9 } as const;
    const asked = (other: Customer) => mergeParts(kept, other).filter((part) => differs(kept, other, part));
    expect(asked(quoted).map(({ key }) => key)).toContain('status');
    expect(asked({ ...quoted, listOrganizer: 'Sold' }).map(({ key }) => key)).not.toContain('status');
    expect(mergedFields(kept, quoted, ['status'])).toMatchObject({ customerStatus: 'Quoted', statusAt: 9 });
    expect(mergedFields(kept, quoted, [])).not.toHaveProperty('customerStatus');
  });

  it.each([
    ['No', 'Yes', ['own:stop']],
    ['unknown', 'yes, dangerous dog', ['own:stop']],
    ['Yes', 'No', []],
    ['Yes', 'yes', []],
    ['grey', 'yesterday', []],
    ['', 'Yes', []],
  ] as const)('lets a Yes of a field of its own win: %s against %s', (one, other, take) => {
    const [first, second] = [
      { ...kept, customFields: { stop: one } },
      { ...gone, customFields: { stop: other } },
    ];
    expect(defaultTake(first, second)).toEqual(take);
    const merged = { ...first, ...mergedFields(first, second, take) };
    expect(merged.customFields).toEqual({ stop: take.length > 0 || one === '' ? other : one });
  });

  const [A, B, C, D] = ['+12185550101', '+12185550102', '+12185550103', '+12185550104'];
  it.each([
    // phones of the first, of the second, taken; the merged phones, and those in the notes
    [[A, ''], [B, ''], [], [A, B], []],
    [[A, ''], [B, ''], ['phone'], [B, A], []],
    [[A, ''], ['(218) 555-0101', ''], [], [A, ''], []],
    [[A, ''], [A, B], [], [A, B], []],
    [[A, ''], [B, A], [], [A, B], []],
    [[A, B], [B, A], ['phone'], [B, A], []],
    [[A, C], [B, ''], [], [A, C], [B]],
    [[A, C], [B, D], ['phoneAlt'], [A, D], [B, C]],
    [['', ''], [B, D], [], [B, D], []],
    [[A, ''], [`${A} ext. 5`, ''], [], [A, `${A} ext. 5`], []],
  ] as const)('keeps every phone: %j and %j, taking %j', (one, other, take, phones, noted) => {
    const first = { ...kept, notes: '', phone: one[0], phoneAlt: one[1] };
    const second = { ...gone, notes: '', phone: other[0], phoneAlt: other[1] };
    const merged = { ...first, ...mergedFields(first, second, take) };
    expect([merged.phone, merged.phoneAlt]).toEqual(phones);
    expect(merged.notes).toBe(noted.map((phone) => `Other phone: ${phone}`).join('\n'));
  });

  it('keeps what either reached first', () => {
    const nothing = { contacted: null, appointment: null, quoted: null, sold: null, lost: null };
    const merged = mergedFields(
      { ...kept, reached: { ...nothing, contacted: 5, quoted: 9 } },
      { ...gone, reached: { ...nothing, contacted: 3, lost: 7 } },
      [],
    );
    expect(merged.reached).toEqual({ ...nothing, contacted: 3, quoted: 9, lost: 7 });
  });

  it('puts the e-mail and the address that lost into the notes, each once', () => {
    const place = { streetAddress: '5 Elm St', city: 'Duluth', state: 'MN', zipcode: '55802' };
    const first = { ...kept, email: 'a@mail.example', ...place };
    const second = { ...gone, phone: '', email: 'b@mail.example', ...place, streetAddress: '9 Oak St' };
    const one = mergedFields(first, second, []);
    expect(one.notes).toBe(
      'Gate code 4711.\n\nTwo dogs.\n\nOther e-mail: b@mail.example\nOther address: 9 Oak St, Duluth, MN 55802',
    );
    expect(mergedFields(first, second, ['email', 'address']).notes).toMatch(
      /Other e-mail: a@mail\.example\nOther address: 5 Elm St, Duluth, MN 55802$/,
    );
    expect(mergedFields({ ...first, ...one }, second, [])).toEqual({});
  });

  it('cuts the notes of the one who goes where both are too long, and says by how much', () => {
    const first = { ...kept, notes: 'k'.repeat(4_000), email: 'a@mail.example' };
    const second = { ...gone, phone: '', notes: 'g'.repeat(2_000), email: 'b@mail.example' };
    const { notes = '' } = mergedFields(first, second, []);
    expect(notes).toHaveLength(5_000);
    expect(notes).toMatch(/^k{4000}\n\ng+\n\nOther e-mail: b@mail\.example$/);
    const left = notes.match(/g+/)?.[0].length ?? 0;
    expect(notesCut(first, second, [])).toBe(2_000 - left);
    expect(notesCut(kept, gone, [])).toBe(0);
  });

  it('carries values to the copies of a tracker, not to what is the tracker’s own', () => {
    const from = makeCustomer({ name: 'Anne Berg', phone: A, email: '', streetAddress: '5 Elm St' });
    const to = { ...from, name: 'Ann Berg', phone: B, email: 'ann@mail.example', streetAddress: '9 Oak St' };
    const { city, state, zipcode } = from;
    const copy = {
      customerName: 'Anne Berg',
      phone: A,
      streetAddress: '5 Elm St',
      city,
      state,
      zipcode,
      title: 'Roof of Anne Berg, not Anne Bergmann',
    };
    const changes = (record: Readonly<Record<string, unknown>>, collection = 'Trackers') =>
      copiedChanges({ collection, names: ['customerName'] }, (field) => record[field], from, to);
    const named = { customerName: 'Ann Berg', title: 'Roof of Ann Berg, not Anne Bergmann' };
    const all = { ...named, phone: B, email: 'ann@mail.example', streetAddress: '9 Oak St' };
    expect(changes(copy)).toEqual(all);
    const { phone: _phone, ...withoutPhone } = all;
    expect(changes({ ...copy, phone: C })).toEqual(withoutPhone);
    expect(changes({ ...copy, city: 'Elsewhere' })).not.toHaveProperty('streetAddress');
    expect(changes({ ...copy, customerName: 'Guess' })).toEqual({});
    expect(changes(copy, 'Visits')).toEqual(named);
    expect(changes(copy, 'Tasks')).toEqual({ customerName: 'Ann Berg' });
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
