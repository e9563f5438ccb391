import { nullish, pipe, transform } from 'valibot';
import type { GenericSchema } from 'valibot';

/** A part of an input that may be left out; clients also send null for it. */
export function absent<T>(schema: GenericSchema<unknown, T>) {
  return pipe(
    nullish(schema),
    transform((value) => value ?? undefined),
  );
}
