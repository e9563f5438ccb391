import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { encodeField, encodeFields, parseFields } from './record-codec';
import {
  boolean,
  choice,
  day,
  group,
  groupList,
  initialOf,
  integer,
  moment,
  optionalInteger,
  optionalMoment,
  requiredText,
  text,
  textList,
  textMap,
} from './shape';
import type { Field } from './shape';
import { SHAPES } from '../shapes';
import { instant } from './value';
import type { Value } from './value';

describe('a record', () => {
  it.each(SHAPES.map((shape) => [shape.collection, shape] as const))(
    'of %s is read back from the store unchanged',
    (_collection, { fields }) => {
      fc.assert(
        fc.property(arbitraryRecord(fields), (record) => {
          const stored = encodeFields(fields, record);
          // Stored documents are plain data that structuredClone keeps.
          expect(parseFields(fields, structuredClone(stored))).toEqual({ ok: true, value: record });
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(SHAPES.map((shape) => [shape.collection, shape] as const))(
    'of %s without any stored field has the initial values',
    (_collection, { fields }) => {
      expect(parseFields(fields, {})).toEqual({ ok: true, value: initialOf(fields) });
    },
  );
});

const fields = {
  name: requiredText(5),
  note: text(5),
  kind: choice(['a', 'b']),
  size: integer(1, 9),
  count: optionalInteger(0, 9),
  on: boolean(),
  at: moment(),
  until: optionalMoment(),
  due: day(),
  tags: textList(2, 3),
  extra: textMap(2, 3),
  inner: group({ city: text(3) }),
  lines: groupList(2, { label: text(3) }),
};

describe('reading', () => {
  it.each<[string, Value, string]>([
    ['note', 5, 'note: expected text, found 5'],
    ['kind', 'c', 'kind: expected one of a, b, found "c"'],
    ['size', 1.5, 'size: expected a whole number, found 1.5'],
    ['tags', [null], 'tags: expected a list of texts, found a list'],
    ['lines', [null], 'lines.0: expected a group, found nothing'],
    ['count', '1', 'count: expected a whole number, found "1"'],
    ['on', 'yes', 'on: expected yes or no, found "yes"'],
    ['at', 1000, 'at: expected a moment, found 1000'],
    ['due', instant(0), 'due: expected text, found a moment'],
    ['tags', ['x', 1], 'tags: expected a list of texts, found a list'],
    ['extra', { a: 1 }, 'extra: expected named texts, found a group'],
    ['inner', 'x', 'inner: expected a group, found "x"'],
    ['inner', { city: true }, 'inner.city: expected text, found true'],
    ['lines', [{ label: 'x' }, 3], 'lines.1: expected a group, found 3'],
    ['lines', [{ label: 4 }], 'lines.0.label: expected text, found 4'],
    ['note', { a: 'x'.repeat(41) }, 'note: expected text, found a group'],
    ['on', 'x'.repeat(41), 'on: expected yes or no, found a longer text'],
  ])('names %s when it holds %j', (field, value, reason) => {
    expect(parseFields(fields, { [field]: value })).toMatchObject({ ok: false, problem: { reason } });
  });

  it('drops unknown fields, and reads groups with missing fields', () => {
    expect(parseFields(fields, { inner: {}, stranger: 1 })).toEqual({ ok: true, value: initialOf(fields) });
  });

  it('takes null for an absent value, at any depth and in every kind', () => {
    const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    expect(parseFields(fields, nothing)).toEqual({ ok: true, value: initialOf(fields) });
    const within = { inner: { city: null }, lines: [{ label: null }], extra: { a: null, b: 'x' } };
    expect(parseFields(fields, within)).toMatchObject({
      value: { inner: { city: '' }, lines: [{ label: '' }], extra: { b: 'x' } },
    });
  });
});

describe('storing', () => {
  it.each<[keyof typeof fields, unknown]>([
    ['name', ''],
    ['name', 'xxxxxx'],
    ['note', undefined],
    ['kind', 'c'],
    ['size', 0],
    ['size', 10],
    ['size', 1.5],
    ['size', null],
    ['count', -1],
    ['on', 0],
    ['at', null],
    ['at', Number.NaN],
    ['at', 253_402_300_800_000],
    ['due', '2026-02-30'],
    ['due', 'tomorrow'],
    ['tags', ['a', 'b', 'c']],
    ['tags', ['long text']],
    ['extra', { a: '1', b: '2', c: '3' }],
    ['extra', { 'a.b': '1' }],
    ['extra', { __proto__x__: '1', __name__: '1' }],
    ['extra', { '': '1' }],
    ['inner', null],
    ['inner', { city: 'long' }],
    ['lines', [{ label: 'x' }, { label: 'y' }, { label: 'z' }]],
  ])('refuses %s as %j', (name, value) => {
    const field: Field = fields[name];
    expect(() => encodeField(field, value, name)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
