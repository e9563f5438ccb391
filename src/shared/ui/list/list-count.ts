import { formatCount } from '../../format/counts';
import type { ListedRecords } from './record-list';

/**
 * "48", "31 of 48", or "50+ of 480" while only a part is loaded and `total`, the count of what matches, is unknown;
 * empty while nothing is known. `country` is ISO 3166-1.
 */
export function listCount(
  list: Pick<ListedRecords<unknown>, 'status' | 'rows' | 'hasMore'>,
  all: number | null,
  isNarrowed: boolean,
  country: string,
  total: number | null = null,
): string | undefined {
  if (all === null || list.status !== 'ready') return undefined;
  if (!isNarrowed) return formatCount(all, country);
  const isPart = total === null && list.hasMore === true;
  return `${formatCount(total ?? list.rows.length, country)}${isPart ? '+' : ''} of ${formatCount(all, country)}`;
}
