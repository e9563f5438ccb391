import { AppError } from '@/domain/core/errors';
import { encodeField } from '@/domain/core/record-codec';
import type { Field, Fields, InferFields, Shape } from '@/domain/core/shape';
import { isList } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import { visibleText } from '@/domain/format/visible-text';
import type { Viewer } from '@/domain/access/viewer';
import { withoutNulls } from '../store/stored-nulls';
import { isTag } from '../store/tags';
import { changed, now, unset } from '../store/port';
import type { Tag, Write } from '../store/port';

/** Set by `createRecord` and `patchRecord`, never by callers. */
type Stamp = 'owner' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'statusBy' | 'problemBy';

type GroupKey<R> = {
  [K in keyof R & string]: R[K] extends readonly unknown[] ? never : R[K] extends object ? K : never;
}[keyof R & string];

type DottedKey<R> = { [K in GroupKey<R>]: `${K}.${keyof R[K] & string}` }[GroupKey<R>];

type ValueAt<R, P> = P extends `${infer Group}.${infer Name}`
  ? Group extends keyof R
    ? Name extends keyof R[Group]
      ? R[Group][Name]
      : never
    : never
  : never;

/** The values of a new record; omitted fields take their initial value. */
export type NewFields<R> = { readonly [K in Exclude<keyof R, Stamp>]?: R[K] | Tag };

/** Changed fields by name, or by dotted path inside a group (`insurance.carrier`). */
export type Changes<R> = { readonly [K in Exclude<keyof R, Stamp>]?: R[K] | Tag } & {
  readonly [P in DottedKey<R>]?: ValueAt<R, P> | Tag;
};

/**
 * Creates a record: every field a client may set, owner and stamps included; fields that only functions set are
 * omitted. `id` is the record's `uuid` by default.
 * @throws AppError('invalid') when a value breaks a bound of the shape or a required text is empty
 */
export function createRecord<F extends Fields>(
  viewer: Viewer,
  shape: Shape<F>,
  fields: NewFields<InferFields<F>>,
  id?: string,
): Write {
  const given: Readonly<Record<string, unknown>> = fields;
  const stamps = {
    owner: viewer.owner,
    createdAt: now(),
    createdBy: viewer.uid,
    ...editStamps(viewer),
  };
  const data: Record<string, Value | Tag> = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    if (field.writer === 'server' || name in stamps) continue;
    data[name] = encodeOrTag(field, given[name] ?? field.initial, name);
  }
  return {
    kind: 'create',
    ref: { collection: shape.collection, id: idFrom(id ?? given['uuid']) },
    data: { ...data, ...known(shape.fields, stamps), ...signatures(viewer, shape.fields, data) },
  };
}

/**
 * Changes some fields of a record and stamps the user. Nulls that make the rules refuse it go with it.
 * @throws AppError('invalid') when a value breaks a bound of the shape, or a client may not set the field
 */
export function patchRecord<F extends Fields>(
  viewer: Viewer,
  shape: Shape<F>,
  id: string,
  changes: Changes<InferFields<F>>,
): Write {
  const fields: Record<string, Value | Tag> = {};
  for (const [path, value] of Object.entries<unknown>(changes)) {
    const field = fieldAt(shape.fields, path);
    if (value === undefined || field.facts?.signs !== undefined) continue;
    fields[path] = encodeOrTag(field, value, path);
  }
  const ref = { collection: shape.collection, id };
  return {
    kind: 'patch',
    ref,
    fields: {
      ...withoutNulls(ref, Object.keys(fields)),
      ...fields,
      ...known(shape.fields, editStamps(viewer)),
      ...signatures(viewer, shape.fields, fields),
    },
  };
}

/** The write that deletes a record. */
export function deleteRecord(shape: Shape, id: string): Write {
  return { kind: 'delete', ref: { collection: shape.collection, id } };
}

/**
 * The changes that restore the fields of `changes` to their values in `before`, for Undo. A restored status
 * forgets its step back (`canStep`).
 * @throws AppError('invalid') when `before` is a part of the record that lacks such a field
 */
export function inverse<F extends Fields>(
  shape: Shape<F>,
  before: Partial<InferFields<F>>,
  changes: Changes<InferFields<F>>,
): Changes<InferFields<F>> {
  const back = Object.keys(changes).map((path) => {
    fieldAt(shape.fields, path);
    if (path === 'previousStatus') return [path, ''];
    if (!Object.hasOwn(before, path.split('.')[0] ?? '')) throw invalid(path);
    const held = valueAt(before, path);
    // Null is a value of its own: lists sort and filter by it.
    return [path, held === undefined ? unset() : held];
  });
  // The same keys as `changes`, each with a value of the same field.
  return Object.fromEntries(back) as Changes<InferFields<F>>;
}

function editStamps(viewer: Viewer): Record<string, Value | Tag> {
  return { updatedAt: now(), updatedBy: viewer.uid };
}

/** A text or a moment that is not set. */
const isEmpty = (value: unknown) => value === '' || value === null;

/** The signatures of signed fields among those written, also by Undo: '' where the field is emptied. */
function signatures(
  viewer: Viewer,
  fields: Fields,
  written: Readonly<Record<string, unknown>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { facts }]) =>
      facts?.signs !== undefined && facts.signs in written
        ? [[name, isEmpty(written[facts.signs]) ? '' : viewer.uid]]
        : [],
    ),
  );
}

function known(fields: Fields, stamps: Record<string, Value | Tag>): Record<string, Value | Tag> {
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => name in fields));
}

function encodeOrTag(field: Field, value: unknown, path: string): Value | Tag {
  if (!isTag(value)) return encodeField(field, visible(value), path);
  if (value.$tag === 'union') return { ...value, values: encodeItems(field, visible(value.values), path) };
  // As stored, or they would not be found.
  if (value.$tag === 'remove') return { ...value, values: encodeItems(field, value.values, path) };
  if (value.$tag === 'list')
    return changed(encodeItems(field, value.from, path), encodeItems(field, visible(value.to), path));
  const fits = { now: 'instant', inc: 'integer', unset: field.kind };
  if (fits[value.$tag] !== field.kind) throw invalid(path);
  return value;
}

/** A value whose texts hold no invisible characters, wherever they were typed or pasted. */
export function visible(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visible);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, visible(held)]));
}

/** The items of a list that are added or removed, each within its bounds. */
function encodeItems(field: Field, items: unknown, path: string): readonly Value[] {
  const stored = encodeField(field, items, path);
  if (!isList(stored)) throw invalid(path);
  return stored;
}

function fieldAt(fields: Fields, path: string): Field {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.writer === 'server') throw invalid(path);
  if (rest.length === 0) return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest.join('.'));
  if (field.kind === 'textMap' && rest.length === 1) {
    return { kind: 'text', max: field.itemMax, initial: '', writer: 'client', required: false };
  }
  if (field.kind === 'perPerson' && rest.length === 1) return field.of;
  throw invalid(path);
}

function valueAt(record: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    const held: unknown = Reflect.get(value, name);
    return held;
  }, record);
}

function idFrom(id: unknown): string {
  if (typeof id !== 'string' || id === '') throw invalid('uuid');
  return id;
}

function invalid(path: string): AppError {
  return new AppError('invalid', { cause: { field: path } });
}
