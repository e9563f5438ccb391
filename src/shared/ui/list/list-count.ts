import { formatCount } from '../../format/counts';
import type { ListedRecords } from './record-list';

/**
 * What stands beside the title of a list that the screen narrows itself: "48", "31 of 48", or "50+ of 480"
 * while only a part has been read. Nothing as long as it is not known. `country` (ISO 3166-1) groups the
 * digits.
 */
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
