import { formatCount } from '../../format/counts';
import type { ListedRecords } from './record-list';

/** "48", "31 of 48", or "50+ of 480" while only a part is loaded; empty while unknown. `country` is ISO 3166-1. */
export function listCount(
  list: Pick<ListedRecords<unknown>, 'status' | 'rows' | 'hasMore'>,
  all: number | null,
  isNarrowed: boolean,
  country: string,
): string | undefined {
  if (all === null || list.status !== 'ready') return undefined;
  if (!isNarrowed) return formatCount(all, country);
  return `${formatCount(list.rows.length, country)}${list.hasMore ? '+' : ''} of ${formatCount(all, country)}`;
}
