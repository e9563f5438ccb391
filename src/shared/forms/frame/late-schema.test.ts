import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { AppError } from '@/domain/core/errors';
import { lateSchema } from './late-schema';

const named = object({ name: string().required('Write the name.') });

describe('a lazily loaded schema', () => {
  it('validates like the schema once it is loaded', async () => {
    const schema = lateSchema(async () => named);
    await expect(schema.validate({ name: '' })).rejects.toThrow('Write the name.');
    await expect(schema.validate({ name: 'Noor' })).resolves.toEqual({ name: 'Noor' });
  });

  it('passes while the schema cannot be fetched, and validates when it can', async () => {
    let isOffline = true;
    const schema = lateSchema(async () => {
      if (isOffline) throw new AppError('network');
      return named;
    });
    await expect(schema.validate({ name: '' })).resolves.toEqual({ name: '' });
    isOffline = false;
    await expect(schema.validate({ name: '' })).rejects.toThrow('Write the name.');
  });
});
