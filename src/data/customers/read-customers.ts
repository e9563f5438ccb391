import type { Customer } from '@/domain/customers/customer';
import { chunks } from '@/domain/core/chunks';
import type { Viewer } from '@/domain/access/viewer';
import { customersById } from './customers';
import { IDS_AT_ONCE } from '../core/query';
import type { RecordProblem } from '../core/query';
import type { QueryResult, QuerySpec } from '../store/port';

/** Parallel queries: one after the other would take minutes for thousands of records. */
export const QUERIES_AT_ONCE = 6;

/**
 * Reads full records by id and passes them on part by part, with the number of ids done; missing and hidden ones are
 * omitted. `page` must read from the server (`server-page.ts`), because the cache does not know about deletions.
 * Rejects as `page` and `onPart` do.
 */
export async function readCustomers(
  page: (spec: QuerySpec) => Promise<QueryResult>,
  viewer: Viewer,
  ids: readonly string[],
  onPart: (part: readonly Customer[], answered: number) => Promise<void> | void,
  onProblem: (problem: RecordProblem) => void = () => undefined,
): Promise<void> {
  const read = async (some: readonly string[]): Promise<readonly Customer[]> => {
    const { spec, decode } = customersById(viewer, some);
    const { rows } = await page(spec);
    const decoded = rows.map(decode);
    for (const one of decoded) if (!one.ok) onProblem(one.problem);
    return decoded.flatMap((one) => (one.ok ? [one.record] : []));
  };
  let answered = 0;
  for (const group of chunks(ids, IDS_AT_ONCE * QUERIES_AT_ONCE)) {
    const parts = await Promise.all(chunks(group, IDS_AT_ONCE).map(read));
    answered += group.length;
    await onPart(parts.flat(), answered);
  }
}
