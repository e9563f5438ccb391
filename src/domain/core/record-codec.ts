import { isDay } from './calendar-day';
import { AppError } from './errors';
import type { DayBounds, Field, Fields, InferFields } from './shape';
import type { Doc, Value } from './value';
import { instant, isInstant, isList, isMap } from './value';

/** Why a stored or given value does not fit its field; `field` is a dotted path. */
export type FieldProblem = { readonly field: string; readonly reason: string };

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: FieldProblem };

/** Range of a stored timestamp: years 1 to 9999. */
const FIRST_MOMENT = -62_135_596_800_000;
const LAST_MOMENT = 253_402_300_799_999;

const MAX_KEY_LENGTH = 100;

/**
 * Reads a stored document. Absent fields and null take the initial value, which is null where a field may have none;
 * unknown fields are dropped. A value of a wrong type makes the whole document unreadable and is named.
 */
export function parseFields<F extends Fields>(fields: F, doc: Doc): Parsed<InferFields<F>> {
  const parsed = parseGroup(fields, doc, '');
  // Each value was read by the field its type is inferred from.
  return parsed.ok ? { ok: true, value: parsed.value as InferFields<F> } : parsed;
}

/**
 * Encodes a whole record for the store.
 * @throws AppError('invalid') with the first field out of its bounds.
 */
export function encodeFields<F extends Fields>(fields: F, record: InferFields<F>): Record<string, Value> {
  return encodeGroup(fields, record, '');
}

/**
 * Encodes one value; `path` is for the message.
 * @throws AppError('invalid') when it is out of the field's bounds.
 */
export function encodeField(field: Field, value: unknown, path: string): Value {
  switch (field.kind) {
    case 'text':
      return checked(value, path, isText(value, field.max) && (!field.required || value !== ''));
    case 'choice':
      return checked(value, path, typeof value === 'string' && field.options.includes(value));
    case 'integer':
    case 'money':
      if (value === null && field.nullable) return null;
      return checked(value, path, isWhole(value) && value >= field.min && value <= field.max);
    case 'decimal':
      if (value === null) return null;
      return checked(value, path, isNumber(value) && value >= field.min && value <= field.max);
    case 'boolean':
      return checked(value, path, typeof value === 'boolean');
    case 'instant':
      if (value === null && field.nullable) return null;
      if (!isWhole(value) || value < FIRST_MOMENT || value > LAST_MOMENT) throw broken(path);
      return instant(value);
    case 'day':
      return checked(value, path, value === '' || (typeof value === 'string' && isDayOf(field, value)));
    case 'textList':
      return list(value, path, field.max).map((item) => checked(item, path, isText(item, field.itemMax)));
    case 'textMap':
      return encodeMap(value, path, field.max, { ...TEXT, max: field.itemMax });
    case 'perPerson':
      return encodeMap(value, path, field.max, field.of);
    case 'group':
      return encodeGroup(field.fields, value, path);
    case 'groupList':
      return list(value, path, field.max).map((item, at) => encodeGroup(field.fields, item, `${path}.${at}`));
  }
}

function encodeGroup(fields: Fields, value: unknown, path: string): Record<string, Value> {
  if (!isPlainMap(value)) throw broken(path);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, encodeField(field, value[name], join(path, name))]),
  );
}

const TEXT = { kind: 'text', initial: '', writer: 'client', required: false } as const;

function encodeMap(value: unknown, path: string, max: number, item: Field): Value {
  if (!isPlainMap(value)) throw broken(path);
  const entries = Object.entries(value);
  if (entries.length > max) throw broken(path);
  return Object.fromEntries(
    entries.map(([key, held]) => {
      if (!isMapKey(key)) throw broken(join(path, key));
      return [key, encodeField(item, held, join(path, key))];
    }),
  );
}

/** Keys must work in a dotted path and not be reserved by the store. */
function isMapKey(key: string): boolean {
  return key !== '' && key.length <= MAX_KEY_LENGTH && !key.includes('.') && !/^__.*__$/.test(key);
}

function parseGroup(fields: Fields, doc: Doc, path: string): Parsed<Record<string, unknown>> {
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const stored = Object.hasOwn(doc, name) ? doc[name] : undefined;
    if (stored === undefined || stored === null) {
      value[name] = field.initial;
      continue;
    }
    const parsed = parseField(field, stored, join(path, name));
    if (!parsed.ok) return parsed;
    value[name] = parsed.value;
  }
  return { ok: true, value };
}

/** Whether a day is of the calendar and within the field's bounds; days sort as text. */
function isDayOf({ bounds }: { readonly bounds: DayBounds | null }, value: string): boolean {
  return isDay(value) && (bounds === null || (value >= bounds.from && value <= bounds.until));
}

function parseField(field: Field, stored: Value, path: string): Parsed<unknown> {
  switch (field.kind) {
    case 'text':
    case 'day':
      return typeof stored === 'string' ? good(stored) : bad(path, 'text', stored);
    case 'choice':
      return typeof stored === 'string' && field.options.includes(stored)
        ? good(stored)
        : bad(path, `one of ${field.options.join(', ')}`, stored);
    case 'integer':
    case 'money':
      return isWhole(stored) ? good(stored) : bad(path, 'a whole number', stored);
    case 'decimal':
      return isNumber(stored) ? good(stored) : bad(path, 'a number', stored);
    case 'boolean':
      return typeof stored === 'boolean' ? good(stored) : bad(path, 'yes or no', stored);
    case 'instant':
      return isInstant(stored) ? good(stored.$instant) : bad(path, 'a moment', stored);
    case 'textList':
      return isList(stored) && stored.every((item) => typeof item === 'string')
        ? good(stored)
        : bad(path, 'a list of texts', stored);
    case 'textMap':
      return isMap(stored) ? parseTexts(stored, path) : bad(path, 'named texts', stored);
    case 'perPerson':
      return isMap(stored) ? parseMap(field.of, stored, path) : bad(path, 'a map', stored);
    case 'group':
      return isMap(stored) ? parseGroup(field.fields, stored, path) : bad(path, 'a group', stored);
    case 'groupList':
      return isList(stored)
        ? parseGroupList(field.fields, stored, path)
        : bad(path, 'a list of groups', stored);
  }
}

function parseTexts(stored: Doc, path: string): Parsed<unknown> {
  const texts = Object.entries(stored).filter(([, item]) => item !== null);
  return texts.every(([, item]) => typeof item === 'string')
    ? good(Object.fromEntries(texts))
    : bad(path, 'named texts', stored);
}

function parseMap(item: Field, stored: Doc, path: string): Parsed<unknown> {
  return parseGroup(Object.fromEntries(Object.keys(stored).map((key) => [key, item])), stored, path);
}

function parseGroupList(fields: Fields, stored: readonly Value[], path: string): Parsed<unknown> {
  const groups: unknown[] = [];
  for (const [at, item] of stored.entries()) {
    const itemPath = `${path}.${at}`;
    if (!isMap(item)) return bad(itemPath, 'a group', item);
    const parsed = parseGroup(fields, item, itemPath);
    if (!parsed.ok) return parsed;
    groups.push(parsed.value);
  }
  return good(groups);
}

function good<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

function bad(field: string, wanted: string, stored: Value): Parsed<never> {
  return { ok: false, problem: { field, reason: `${field}: expected ${wanted}, found ${nameOf(stored)}` } };
}

/** Describes a found value without revealing more than a short text. */
function nameOf(stored: Value): string {
  if (stored === null) return 'nothing';
  if (typeof stored === 'string') return stored.length > 40 ? 'a longer text' : `"${stored}"`;
  if (typeof stored === 'number' || typeof stored === 'boolean') return String(stored);
  if (isList(stored)) return 'a list';
  return isInstant(stored) ? 'a moment' : 'a group';
}

function checked<T>(value: T, path: string, fits: boolean): T & Value {
  if (!fits) throw broken(path);
  // The caller has checked that it is a plain value.
  return value as T & Value;
}

function broken(path: string): AppError {
  return new AppError('invalid', { cause: { field: path } });
}

function list(value: unknown, path: string, max: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > max) throw broken(path);
  return value;
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
