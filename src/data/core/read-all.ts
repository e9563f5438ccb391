import type { TypedQuery } from './query';
import type { Reading } from './reading';
import type { QuerySpec } from '../store/port';

const PAGE = 500;

/** All readable records of the queries, without duplicates and in their order. Rejects as `reading.page` does. */
export async function readAll<T extends { readonly uuid: string }>(
  { page, onProgress, onProblem }: Reading,
  queries: readonly TypedQuery<T>[],
): Promise<readonly T[]> {
  const found = new Map<string, T>();
  for (const { spec, decode } of queries) {
    let next: QuerySpec | null = { ...spec, limit: PAGE };
    while (next) {
      const { rows, next: after } = await page(next);
      for (const decoded of rows.map(decode)) {
        if (decoded.ok) found.set(decoded.record.uuid, decoded.record);
        else onProblem(decoded.problem);
      }
      onProgress(found.size);
      next = after ? { ...spec, limit: PAGE, after } : null;
    }
  }
  return [...found.values()];
}
