import { isFound } from '@/domain/search/find';
import type { ListSource } from '../core/list-source';
import { readAll } from '../core/read-all';
import type { Reading } from '../core/reading';
import { inOrder } from './use-listed';
import type { Listable, ListAsked } from './use-listed';

/** All records of a list as `useListed` shows them, over all pages, or the given ones. Rejects as `reading.page` does. */
export async function readListed<T extends Listable>(
  reading: Reading,
  source: ListSource<T>,
  asked: ListAsked<T> | readonly T[],
): Promise<readonly T[]> {
  if (!('fits' in asked)) return asked;
  const search = asked.search.trim();
  const found = search === '' ? null : source.found(reading.viewer, search, asked.list);
  const read = await readAll(reading, [found ?? source.listed(reading.viewer, asked)]);
  const shown = read.filter((record) => asked.fits(record) && isFound(search, record));
  return found === null ? shown : shown.toSorted(inOrder(asked.orderBy));
}
