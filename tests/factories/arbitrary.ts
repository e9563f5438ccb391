import fc from 'fast-check';
import { visibleText } from '@/domain/format/visible-text';
import type { Field, Fields, InferFields } from '@/domain/core/shape';

/** A random record that fits the fields: lengths and numbers up to their bounds, every choice. */
export function arbitraryRecord<F extends Fields>(fields: F): fc.Arbitrary<InferFields<F>> {
  // Each value comes from the field its type is inferred from.
  return arbitraryGroup(fields) as fc.Arbitrary<InferFields<F>>;
}

function arbitraryGroup(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, arbitraryOf(field)]),
  );
  return fc.record(values, { noNullPrototype: true });
}

function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return text(field.max, field.required ? 1 : 0);
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'integer':
    case 'money':
      return orNull(fc.integer({ min: field.min, max: field.max }), field.nullable);
    case 'decimal':
      return orNull(fc.double({ min: field.min, max: field.max, noNaN: true }), true);
    case 'boolean':
      return fc.boolean();
    case 'instant':
      return orNull(fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }), field.nullable);
    case 'day':
      return fc.oneof(
        fc.constant(''),
        day.filter((one) => !field.bounds || (one >= field.bounds.from && one <= field.bounds.until)),
      );
    case 'textList':
      return fc.array(text(field.itemMax), { maxLength: Math.min(field.max, 5) });
    case 'textMap':
      return fc.dictionary(mapKey, text(field.itemMax), {
        maxKeys: Math.min(field.max, 5),
        noNullPrototype: true,
      });
    case 'perPerson':
      return fc.dictionary(mapKey, arbitraryOf(field.of), {
        maxKeys: Math.min(field.max, 5),
        noNullPrototype: true,
      });
    case 'group':
      return arbitraryGroup(field.fields);
    case 'groupList':
      return fc.array(arbitraryGroup(field.fields), { maxLength: Math.min(field.max, 3) });
  }
}

/** Words of all scripts; seldom as long as the field allows, but sometimes exactly so. */
function text(max: number, min = 0): fc.Arbitrary<string> {
  const some = fc
    .string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 20) })
    .map(visibleText)
    .map((words) =>
      Array.from(words).reduce((kept, sign) => (kept.length + sign.length <= max ? kept + sign : kept), ''),
    );
  return fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: fc.constant('x'.repeat(max)) });
}

const day = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const mapKey = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((key) => !key.includes('.') && !/^__.*__$/.test(key));

function orNull<T>(arbitrary: fc.Arbitrary<T>, nullable: boolean): fc.Arbitrary<T | null> {
  return nullable ? fc.option(arbitrary) : arbitrary;
}
