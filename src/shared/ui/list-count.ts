import { formatCount } from '../format/words';
import type { ListedRecords } from './record-list';

/**
 * What stands beside the title of a list that the screen narrows itself: "48", "31 of 48", or "50+ of 480"
 * while only a part has been read. Nothing as long as it is not known.
 */
export function listCount(
  list: Pick<ListedRecords<unknown>, 'status' | 'rows' | 'hasMore'>,
  all: number | null,
  isNarrowed: boolean,
): string | undefined {
  if (all === null || list.status !== 'ready') return undefined;
  if (!isNarrowed) return formatCount(all);
  return `${formatCount(list.rows.length)}${list.hasMore ? '+' : ''} of ${formatCount(all)}`;
}
