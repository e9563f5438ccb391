import { MOST_COUNTED } from '@/data/customers';

/**
 * A count as people read it; "1,000+" where counting stops, "–" while it is not known. An exact one was
 * not counted by the store and has no such end.
 */
export function countText(count: number | null, isExact = false): string {
  if (count === null) return '–';
  return count >= MOST_COUNTED && !isExact
    ? `${MOST_COUNTED.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US');
}
