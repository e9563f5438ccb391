import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { cents, defineShape, group, groupList, optionalCents, text } from '../core/shape';
import type { Field, Fields, Shape } from '../core/shape';
import { SHAPES } from '../shapes';
import { diffRecord } from './activity-diff';

/** Amounts in every place that a shape can have one, and with a bound of their own. */
const INVOICE = defineShape('Invoices', {
  title: text(170),
  total: cents(1_000),
  discount: optionalCents(5),
  sums: group({ paid: cents(20), note: text(20) }),
  lines: groupList(3, { id: text(4), text: text(20), price: cents(30) }),
});

const shapes = [INVOICE, ...SHAPES].filter(({ fields }) => Object.values(fields).some(holdsMoney));

function holdsMoney(field: Field): boolean {
  return (
    field.kind === 'money' ||
    ((field.kind === 'group' || field.kind === 'groupList') && Object.values(field.fields).some(holdsMoney))
  );
}

/** The record with other amounts and nothing else changed. */
function repriced(fields: Fields, record: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, fields[name] ? other(fields[name], value) : value]),
  );
}

function other(field: Field, value: unknown): unknown {
  if (field.kind === 'money') return value === field.max ? field.min : field.max;
  if (field.kind === 'group') return repriced(field.fields, Object(value));
  if (field.kind === 'groupList' && Array.isArray(value))
    return value.map((item) => repriced(field.fields, Object(item)));
  return value;
}

describe('an amount', () => {
  it('is looked for in several shapes', () => {
    expect(shapes.map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(['Invoices', 'Prices', 'Customers']),
    );
  });

  it.each(shapes.map((shape): [string, Shape] => [shape.collection, shape]))(
    'of %s reaches only the history of people who may see prices, whatever its bound',
    (_name, { fields, collection }) => {
      fc.assert(
        fc.property(arbitraryRecord(fields), (before) => {
          const { plain } = diffRecord({ collection, fields }, before, repriced(fields, before), () => '');
          expect(plain).toEqual([]);
        }),
        { numRuns: 30 },
      );
    },
  );

  it('is told there', () => {
    const before = { title: 'Roof', total: 1, sums: { paid: 2, note: '' }, lines: [], discount: null };
    const { priced } = diffRecord(
      INVOICE,
      before,
      { ...before, total: 3, sums: { paid: 4, note: '' } },
      () => '',
    );
    expect(priced).toEqual([
      { field: 'total', before: '1', after: '3' },
      { field: 'sums.paid', before: '2', after: '4' },
    ]);
  });
});
