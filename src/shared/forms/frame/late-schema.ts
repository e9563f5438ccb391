import type { Schema } from 'yup';

/** The part of a schema that a form uses. */
export type FormSchema = Pick<Schema, 'validate'>;

/**
 * A schema whose code loads on the first validation: yup would add 13 kB to a first screen. While it cannot be
 * fetched, every field passes; saving awaits `load` and so fails with its AppError('network').
 */
export function lateSchema(load: () => Promise<FormSchema>): FormSchema {
  return {
    validate: async (values, options) => {
      const schema = await load().catch(() => null);
      return schema ? schema.validate(values, options) : values;
    },
  };
}
