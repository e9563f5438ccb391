import { AppError } from '../core/errors';
import { encodeField } from '../core/record-codec';
import type { Fields, InferFields, Shape } from '../core/shape';

/** A record's values before an import, of some of its fields. */
export type Kept<R, N extends keyof R> = { readonly id: string; readonly values: Partial<Pick<R, N>> };

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
    return [{ id: entry['id'], values: Object.fromEntries(values) as Partial<Pick<InferFields<F>, N>> }];
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
