import { spelledOut } from './spelling';
import type { Field, Fields, InferFields, Shape } from './shape';

/** A field of a record, or of one of its groups as "insurance.carrier", whose value is a `V`. */
export type FieldPath<F extends Fields, V = unknown> = PathOf<InferFields<F>, V>;

type PathOf<T, V> = {
  [K in keyof T & string]: (T[K] extends V ? K : never) | InGroup<K, T[K], V>;
}[keyof T & string];

type InGroup<K extends string, T, V> = T extends readonly unknown[]
  ? never
  : T extends object
    ? string extends keyof T
      ? never
      : `${K}.${PathOf<T, V>}`
    : never;

/** The field at a path of a shape. Fails with TypeError when there is none. */
export function fieldAt<F extends Fields>(shape: Shape<F>, path: FieldPath<F>): Field {
  const [name = '', inner] = path.split('.');
  const field = shape.fields[name];
  const found = inner === undefined ? field : field?.kind === 'group' && field.fields[inner];
  if (!found) throw new TypeError(`${shape.collection} has no field ${path}`);
  return found;
}

/** The text at a path of a record; '' where there is none. */
export function textAt<F extends Fields>(record: InferFields<F>, path: FieldPath<F, string>): string {
  const found = path.split('.').reduce<unknown>((value, name) => Object(value)[name], record);
  return typeof found === 'string' ? found : '';
}

/** The names of a shape's fields on screens and in files, as a function of their paths. */
export function labelsOf<F extends Fields>(shape: Shape<F>): (path: FieldPath<F>) => string {
  return (path) => labelOf(path, fieldAt(shape, path));
}

/** The same for all fields, by path. */
export function labelsByPath(shape: Shape): Readonly<Record<string, string>> {
  return Object.fromEntries(namedIn(shape.fields, ''));
}

function namedIn(fields: Fields, within: string): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [`${within}${name}`, labelOf(name, field)] as const,
    ...(field.kind === 'group' ? namedIn(field.fields, `${name}.`) : []),
  ]);
}

/** The name of a field on screens and in files: the one it is called by, else its path's last word. */
export function labelOf(path: string, { facts }: Field): string {
  return facts?.label ?? spelledOut(path.split('.').at(-1) ?? path);
}
