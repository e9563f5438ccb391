import { AppError } from '../core/errors';
import { parseFields } from '../core/record-codec';
import type { Field } from '../core/shape';
import { instant } from '../core/value';
import type { Doc, Value } from '../core/value';
import { listedValue } from '../customers/own-filters';
import { listedCustomer, storedFields } from './listed-customer';
import type { ListedCustomer } from './listed-customer';

/** Its values have a column for each key. */
const OWN = 'customFields';

/** One field of all rows: the values in order, or the distinct ones and each row's index. */
type Column = readonly unknown[] | { readonly of: readonly unknown[]; readonly at: readonly number[] };

/** Customers as a shard's text by column, half as long as by row, in order of ids: equal contents, equal texts. */
export function encodeShard(rows: readonly ListedCustomer[]): string {
  const sorted = rows.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));
  const columns = Object.keys(storedFields)
    .filter((name) => name !== OWN)
    .map((name) => [
      name,
      // A row has every stored field by its type.
      encodeColumn(sorted.map((row) => Reflect.get(row, name))),
    ]);
  const keys = [...new Set(sorted.flatMap((row) => Object.keys(row[OWN])))].sort();
  const own = keys.map((key) => [`${OWN}.${key}`, encodeColumn(sorted.map((row) => listedValue(row, key)))]);
  return JSON.stringify({ rows: rows.length, columns: Object.fromEntries([...columns, ...own]) });
}

/**
 * Decodes a shard; missing fields take their initial value.
 * @throws AppError('invalid') when `encodeShard` did not write it.
 */
export function decodeShard(text: string): readonly ListedCustomer[] {
  const { rows, columns } = parseShard(text);
  const fields = Object.entries(storedFields).flatMap(([name, field]: [string, Field]) => {
    const column = columns[name];
    return column === undefined ? [] : [{ name, field, values: decodeColumn(column, rows) }];
  });
  const own = Object.entries(columns).flatMap(([name, column]) =>
    name.startsWith(`${OWN}.`)
      ? [{ key: name.slice(OWN.length + 1), values: decodeColumn(column, rows) }]
      : [],
  );
  const keys = own.map(({ key }) => key);
  return Array.from({ length: rows }, (_, at) => {
    const doc: Doc = Object.fromEntries(
      fields.map(({ name, field, values }) => [name, storedValue(field, values[at])]),
    );
    // `parseFields` refuses what is not text.
    const texts = Object.fromEntries(own.map(({ key, values }) => [key, (values[at] ?? '') as Value]));
    const parsed = parseFields(storedFields, { ...doc, [OWN]: texts });
    if (!parsed.ok) throw new AppError('invalid', { cause: parsed.problem });
    return listedCustomer(parsed.value, keys);
  });
}

function encodeColumn(values: readonly unknown[]): Column {
  const places = new Map<string, number>();
  const of: unknown[] = [];
  const at = values.map((value) => {
    const key = JSON.stringify(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, of.length);
    return of.push(value) - 1;
  });
  return of.length * 2 <= values.length ? { of, at } : values;
}

function decodeColumn(column: unknown, rows: number): readonly unknown[] {
  const values = isTable(column) ? column.at.map((place) => placed(column.of, Number(place))) : column;
  if (!Array.isArray(values) || values.length !== rows) throw new AppError('invalid');
  return values;
}

function placed(values: readonly unknown[], place: number): unknown {
  if (!(place in values)) throw new AppError('invalid');
  return values[place];
}

function isTable(column: unknown): column is { readonly of: readonly unknown[]; readonly at: unknown[] } {
  if (typeof column !== 'object' || column === null || !('of' in column && 'at' in column)) return false;
  return Array.isArray(column.of) && Array.isArray(column.at);
}

function parseShard(text: string): {
  readonly rows: number;
  readonly columns: Readonly<Record<string, unknown>>;
} {
  const shard = parseJson(text);
  if (typeof shard === 'object' && shard !== null && 'rows' in shard && 'columns' in shard) {
    const { rows, columns } = shard;
    const isCount = typeof rows === 'number' && Number.isSafeInteger(rows) && rows >= 0;
    if (isCount && typeof columns === 'object' && columns !== null) return { rows, columns: { ...columns } };
  }
  throw new AppError('invalid');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', { cause });
  }
}

/** Moments are plain numbers in a shard. `parseFields` refuses anything else. */
function storedValue(field: Field, value: unknown): Value {
  if (field.kind === 'instant' && typeof value === 'number') return instant(value);
  // JSON holds only plain values.
  return (value ?? null) as Value;
}
