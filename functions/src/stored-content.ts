import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '@/domain/core/errors';
import { pick } from '@/domain/core/record';
import { parseFields } from '@/domain/core/record-codec';
import type { Fields, InferFields } from '@/domain/core/shape';
import type { Doc } from '@/domain/core/value';

/**
 * The stored contents of an estimate or an invoice, in which no field is a moment. Rules cannot look into lists, so each
 * value is checked here.
 *
 * @throws AppError('invalid') with a sentence where a value is of a wrong type
 */
export function storedContent<F extends Fields>(
  fields: F,
  stored: DocumentSnapshot,
  one: 'estimate' | 'invoice',
): InferFields<F> {
  const data: Doc = stored.data() ?? {};
  const names = Object.keys(fields).filter((name) => name in data);
  const parsed = parseFields(fields, pick(data, names));
  if (parsed.ok) return parsed.value;
  throw new AppError('invalid', {
    cause: parsed.problem,
    sentence: `A part of this ${one} cannot be read. Open it and write that part again.`,
  });
}
