import { AppError } from '../core/errors';
import { encodeField } from '../core/record-codec';
import type { Fields, InferFields, Shape } from '../core/shape';

/** A record's values before an import, of some of its fields, and the paths of those among them that it did not have. */
export type Kept<R, N extends keyof R> = {
  readonly id: string;
  readonly values: Partial<Pick<R, N>>;
  readonly absent: readonly string[];
};

/** The paths that are of these values or inside them. */
export function pathsOf(values: object, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => Object.hasOwn(values, path.split('.')[0] ?? ''));
}

/** Reads a batch's earlier values. A browser wrote them, so those that do not fit the shape are dropped. */
export function readKept<F extends Fields, N extends keyof F & string>(
  json: string,
  shape: Shape<F>,
  names: readonly N[],
): readonly Kept<InferFields<F>, N>[] {
  const entries = parsed(json);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): Kept<InferFields<F>, N>[] => {
    if (!isMap(entry) || typeof entry['id'] !== 'string' || !isMap(entry['values'])) return [];
    const given = entry['values'];
    const values = names.filter((name) => fits(shape, name, given[name])).map((name) => [name, given[name]]);
    // Each value fits the field of its name.
    const kept = Object.fromEntries(values) as Partial<Pick<InferFields<F>, N>>;
    return [{ id: entry['id'], values: kept, absent: absentOf(shape, kept, entry['absent']) }];
  });
}

/** No record is without a required text. */
function absentOf(shape: Shape, values: object, given: unknown): readonly string[] {
  if (!Array.isArray(given)) return [];
  return pathsOf(
    values,
    given.filter((path) => typeof path === 'string'),
  ).filter((path) => {
    const field = shape.fields[path];
    return field?.kind !== 'text' || !field.required;
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Empty or forged JSON must not block the rest of the batch.
    return [];
  }
}

function fits<F extends Fields>(shape: Shape<F>, name: keyof F & string, value: unknown): boolean {
  const field = shape.fields[name];
  if (field === undefined || value === undefined) return false;
  try {
    encodeField(field, value, name);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
