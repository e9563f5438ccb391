import { fieldAt } from './field-path';
import type { FieldPath } from './field-path';
import type { Fields, Shape } from './shape';

/** Longest text of a shape's field, in characters; forms check it before the rules do. */
export function maxLengthOf<F extends Fields>(shape: Shape<F>, path: FieldPath<F>): number {
  const field = fieldAt(shape, path);
  if (field.kind === 'text') return field.max;
  throw new TypeError(`${shape.collection}.${path} is not a text`);
}

/** Largest number of a shape's field. */
export function maxOf<F extends Fields>(shape: Shape<F>, path: FieldPath<F, number | null>): number {
  const field = fieldAt(shape, path);
  if (field.kind === 'integer' || field.kind === 'decimal') return field.max;
  throw new TypeError(`${shape.collection}.${path} is not a number`);
}

/** Most items of a list or map of texts, and the longest item. */
export function listBoundsOf<F extends Fields>(
  shape: Shape<F>,
  name: keyof F & string,
): { readonly max: number; readonly itemMax: number } {
  const field = shape.fields[name];
  if (field?.kind === 'textList' || field?.kind === 'textMap')
    return { max: field.max, itemMax: field.itemMax };
  throw new TypeError(`${shape.collection}.${name} is not a list of texts`);
}

/** Most groups of a group list, and their fields as a shape. */
export function groupListBoundsOf<F extends Fields>(
  shape: Shape<F>,
  name: keyof F & string,
): { readonly max: number; readonly item: Shape } {
  const field = shape.fields[name];
  if (field?.kind === 'groupList') {
    return { max: field.max, item: { collection: `${shape.collection}.${name}`, fields: field.fields } };
  }
  throw new TypeError(`${shape.collection}.${name} is not a list of groups`);
}
