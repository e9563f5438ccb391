import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/core/value';
import { now, unset } from '../../store/port';
import { FRESH, readEntry } from './entry';
import type { JournalEntry } from './entry';

const entry: JournalEntry = {
  opId: 'op',
  uid: 'ann',
  tab: 'tab',
  at: 5,
  name: 'editRecord',
  label: 'Changes saved',
  writes: [
    { kind: 'patch', ref: { collection: 'Customers', id: 'c1' }, fields: { name: 'Bo', updatedAt: now() } },
    {
      kind: 'create',
      ref: { collection: 'Visits', id: 'v1' },
      data: { start: instant(5), crew: ['ann'], a: null },
    },
    { kind: 'delete', ref: { collection: 'Visits', id: 'v2' } },
  ],
  refusal: 'denied',
  known: { 'Customers/c1/name': ['Al', null] },
  comparedAt: 6,
  theirs: [
    { ref: { collection: 'Customers', id: 'c1' }, path: 'name', value: 'Cy', by: 'bob' },
    { ref: { collection: 'Customers', id: 'c1' }, path: 'own.gate', value: unset(), by: '' },
  ],
  earlier: [{ kind: 'patch', ref: { collection: 'Customers', id: 'c1' }, fields: { name: 'Ed' } }],
  later: [{ kind: 'patch', ref: { collection: 'Customers', id: 'c1' }, fields: { name: 'Di' } }],
  isSent: false,
};

describe("an entry in the device's storage", () => {
  it('is read back as it was kept', () => {
    expect(readEntry(structuredClone(entry))).toEqual(entry);
  });

  it('is read where an older version knew less of it', () => {
    const {
      known: _known,
      comparedAt: _at,
      theirs: _theirs,
      isSent: _isSent,
      earlier: _earlier,
      later: _later,
      ...older
    } = entry;
    expect(readEntry(older)).toEqual({ ...entry, ...FRESH, refusal: 'denied' });
  });

  it('is read under the name of an intent that has gone', () => {
    expect(readEntry({ ...entry, name: 'editCustomer' })).toEqual({ ...entry, name: 'editRecord' });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['another kind of thing', 'op'],
    ['no name', { ...entry, name: null }],
    ['writes of another kind', { ...entry, writes: [{ kind: 'swap', ref: { collection: 'A', id: 'b' } }] }],
    ['a write without an address', { ...entry, writes: [{ kind: 'delete' }] }],
    [
      'a value that cannot be stored',
      { ...entry, writes: [{ ...entry.writes[0], fields: { a: undefined } }] },
    ],
    ['no time', { ...entry, at: 'yesterday' }],
  ])('is left alone when it is %s', (_what, stored) => {
    expect(readEntry(stored)).toBeNull();
  });

  it('takes a reason it does not know for none', () => {
    expect(readEntry({ ...entry, refusal: 'because' })).toMatchObject({ refusal: null });
  });
});
