import { AppError } from '@/domain/core/errors';
import type { DocStore } from '../store/port';
import type { TypedRef } from './query';

/** A record as the server has it. Rejects with AppError: 'not-found' where it is missing or cannot be read. */
export async function serverRecord<T>(store: DocStore, { ref, decode }: TypedRef<T>): Promise<T> {
  const data = await store.readServer(ref);
  const decoded = data && decode({ id: ref.id, data, pending: false });
  if (!decoded?.ok) throw new AppError('not-found');
  return decoded.record;
}
