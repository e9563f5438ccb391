import type { DocStore } from '../store/port';
import type { TypedQuery } from './query';

/** The readable records of one query, from the device where it has no connection; none for null. */
export async function readOnce<T>(store: DocStore, query: TypedQuery<T> | null): Promise<readonly T[]> {
  if (!query) return [];
  const { rows } = await store.page(query.spec);
  return rows.map(query.decode).flatMap((decoded) => (decoded.ok ? [decoded.record] : []));
}
