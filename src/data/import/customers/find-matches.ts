import type { Viewer } from '@/domain/access/viewer';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { matchKeys } from '@/domain/import/customers/match-keys';
import type { MetCustomers, SearchKeys } from '@/domain/import/customers/match-keys';
import { nextTask } from '../../base/next-task';
import { query } from '../../core/query';
import type { TypedQuery } from '../../core/query';
import { scopeOf } from '../../core/scope';
import { patientServerPage } from '../../core/server-page';
import { QUERIES_AT_ONCE } from '../../customers/read-customers';
import { chunks } from '@/domain/core/chunks';
import type { DirectoryMatches } from '../../directory/use-directory-matches';
import type { DocStore } from '../../store/port';

const KEYS_PER_QUERY = 30;
/** With more queries than this the directory of all customers costs less, and takes no minutes for a large file. */
const MOST_QUERIES = 20;

/** Customers with one of up to 30 values in a search key. */
export function customersByKeys(
  viewer: Viewer,
  field: keyof SearchKeys,
  values: readonly string[],
): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...scopeOf(viewer), { field, op: 'in', value: values }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** The keys of a file's rows: those to query by, and those of which a match must share one. */
export type WantedKeys = { readonly search: SearchKeys; readonly match: readonly string[] };

/**
 * Finds the customers that a file's rows may match, by phone, e-mail and name: for a small file by one query per 30
 * values, which returns full records; for a large one in the directory, without reads. Rejects with AppError.
 */
export async function findMatches(
  store: DocStore,
  viewer: Viewer,
  { search, match }: WantedKeys,
  matchesInDirectory: DirectoryMatches,
  onProgress: (done: number, total: number) => void,
): Promise<Omit<MetCustomers, 'amounts'>> {
  // The worker's answer with the keys of 10,000 rows has just blocked the page.
  await nextTask();
  const parts = (['phoneKey', 'emailKey', 'nameKey'] as const).flatMap((field) =>
    chunks(search[field], KEYS_PER_QUERY).map((values) => ({ field, values })),
  );
  const named = parts.length > MOST_QUERIES ? await matchesInDirectory(match) : null;
  if (named) return { matches: named, whole: [] };
  const wanted = new Set(match);
  const found = new Map<string, Customer>();
  let done = 0;
  const ask = async ({ field, values }: (typeof parts)[number]) => {
    const { spec, decode } = customersByKeys(viewer, field, values);
    const { rows } = await patientServerPage(store, spec);
    for (const row of rows) {
      const decoded = decode(row);
      if (decoded.ok && matchKeys(decoded.record).some((key) => wanted.has(key)))
        found.set(row.id, decoded.record);
    }
    done += 1;
    onProgress(done, parts.length);
  };
  for (const group of chunks(parts, QUERIES_AT_ONCE)) await Promise.all(group.map(ask));
  const whole = [...found.values()];
  return { matches: whole, whole };
}
