import type { Schema } from 'yup';

/** What a form needs of a schema. */
export type FormSchema = Pick<Schema, 'validate'>;

/**
 * A schema whose code is fetched when a form first asks it: on a first screen yup would be 13 kB in the way. While it
 * cannot be fetched nothing is said about the fields; saving awaits `load` and so fails with its AppError('network').
 */
export function lateSchema(load: () => Promise<FormSchema>): FormSchema {
  return {
    validate: async (values, options) => {
      const schema = await load().catch(() => null);
      return schema ? schema.validate(values, options) : values;
    },
  };
}
