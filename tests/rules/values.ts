import type { Field, Fields } from '@/domain/core/shape';
import { LONGEST_WORD } from '../../rules/generate/expressions';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';

export type IllegalValue = { readonly why: string; readonly value: Value };

const many = (count: number): Value => Array.from({ length: count }, (_, at) => `item ${at}`);

/** The day some days from another. */
const dayBeside = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Illegal values of a field, for any writer. */
export function illegalValues(field: Field): readonly IllegalValue[] {
  switch (field.kind) {
    case 'text':
      return [
        { why: 'a number', value: 7 },
        { why: 'a list of texts', value: ['x'] },
        { why: 'nothing at all', value: null },
        { why: 'one character too long', value: 'x'.repeat(field.max + 1) },
        ...(field.required ? [{ why: 'empty', value: '' }] : []),
      ];
    case 'day':
      return [
        { why: 'a moment', value: instant(0) },
        { why: 'not a day', value: '23.11.2026' },
        { why: 'a day with a time', value: '2026-11-23T10:00' },
        ...(field.bounds
          ? [
              { why: 'before its first day', value: dayBeside(field.bounds.from, -1) },
              { why: 'after its last day', value: dayBeside(field.bounds.until, 1) },
            ]
          : []),
      ];
    case 'choice':
      return [
        { why: 'not one of the words', value: 'Nonsense' },
        { why: 'a number', value: 0 },
      ];
    case 'boolean':
      return [
        { why: 'a text', value: 'true' },
        { why: 'nothing at all', value: null },
      ];
    case 'integer':
    case 'money':
      return [
        { why: 'below the least', value: field.min - 1 },
        { why: 'above the most', value: field.max + 1 },
        { why: 'a fraction', value: 1.5 },
        { why: 'a text', value: '1' },
        ...(field.nullable ? [] : [{ why: 'nothing at all', value: null }]),
      ];
    case 'decimal':
      return [
        { why: 'below the least', value: field.min - 0.01 },
        { why: 'above the most', value: field.max + 0.01 },
        { why: 'a text', value: '1' },
      ];
    case 'instant':
      return [
        { why: 'a number', value: 1_700_000_000_000 },
        { why: 'a text', value: '2026-11-23' },
        ...(field.nullable ? [] : [{ why: 'nothing at all', value: null }]),
      ];
    case 'textList':
      return [
        { why: 'a text', value: 'x' },
        { why: 'a map', value: { a: 'x' } },
        { why: 'too many', value: many(field.max + 1) },
        ...(field.itemMax > LONGEST_WORD
          ? [{ why: 'too long together', value: ['x'.repeat(field.max * field.itemMax + 1)] }]
          : [
              { why: 'one of them too long', value: ['x', 'x'.repeat(field.itemMax + 1)] },
              { why: 'a line break in one of them', value: ['x\nx'] },
              { why: 'not only texts', value: ['x', 7] },
            ]),
      ];
    case 'textMap':
      return [
        { why: 'a list', value: ['x'] },
        {
          why: 'too many',
          value: Object.fromEntries(Array.from({ length: field.max + 1 }, (_, at) => [`k${at}`, 'x'])),
        },
        { why: 'too long', value: { a: 'x'.repeat(field.max * field.itemMax + 1) } },
      ];
    case 'perPerson':
      return [
        { why: 'a text', value: 'x' },
        { why: 'a list', value: ['x'] },
        { why: 'the value of another person', value: { sally: largest(field.of) } },
      ];
    case 'groupList':
      return [
        { why: 'a text', value: 'x' },
        { why: 'too many', value: Array.from({ length: field.max + 1 }, () => ({})) },
      ];
    case 'group':
      return [
        { why: 'a text', value: 'x' },
        { why: 'a field nobody knows', value: { surprise: 'x' } },
        { why: 'a switch nobody knows', value: { surprise: true } },
        ...Object.entries(field.fields).flatMap(([name, inner]) =>
          illegalValues(inner).map(({ why, value }) => ({
            why: `${name}: ${why}`,
            value: { [name]: value },
          })),
        ),
      ];
  }
}

/** Another legal value, to try where only functions may write. */
export function otherValue(field: Field): Value {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return 'changed';
    case 'day':
      return '2026-11-23';
    case 'boolean':
      return field.initial !== true;
    case 'integer':
    case 'money':
    case 'decimal':
      return field.max;
    case 'instant':
      return instant(4_000_000_000_000);
    case 'textList':
      return ['customers:view', 'sally'];
    case 'textMap':
      return { changed: 'yes' };
    case 'groupList':
      return [{}];
    case 'perPerson':
    case 'group':
      return {};
  }
}

export function legalValues(field: Field): readonly Value[] {
  switch (field.kind) {
    case 'text':
      return field.required ? [largest(field)] : ['', largest(field)];
    case 'day':
      return ['', largest(field), ...(field.bounds ? [field.bounds.from, field.bounds.until] : [])];
    case 'choice':
      return field.options;
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'money':
      return [field.min, field.max, ...(field.nullable ? [null] : [])];
    case 'decimal':
      return [field.min, field.max, (field.min + field.max) / 3, null];
    case 'instant':
      return [largest(field), ...(field.nullable ? [null] : [])];
    case 'textList':
    case 'groupList':
      return [[], largest(field)];
    case 'textMap':
    case 'perPerson':
      return [{}, largest(field)];
    case 'group':
      return [
        {},
        largest(field),
        ...Object.entries(field.fields).flatMap(([name, inner]) =>
          legalValues(inner).map((value) => ({ [name]: value })),
        ),
      ];
  }
}

export function largest(field: Field): Value {
  switch (field.kind) {
    case 'text':
      return 'x'.repeat(field.max);
    case 'day':
      return '2026-11-23';
    case 'choice':
      return field.options.at(-1) ?? '';
    case 'integer':
    case 'money':
    case 'decimal':
      return field.max;
    case 'boolean':
      return true;
    case 'instant':
      return instant(4_000_000_000_000);
    case 'textList':
      return Array.from({ length: field.max }, () => 'x'.repeat(field.itemMax));
    case 'textMap':
      return Object.fromEntries(
        Array.from({ length: field.max }, (_, at) => [`k${at}`, 'x'.repeat(field.itemMax)]),
      );
    case 'perPerson':
      return Object.fromEntries(Array.from({ length: field.max }, (_, at) => [`k${at}`, largest(field.of)]));
    case 'group':
      return largestGroup(field.fields);
    case 'groupList':
      return Array.from({ length: field.max }, () => largestGroup(field.fields));
  }
}

function largestGroup(fields: Fields): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, largest(field)]));
}
