import { MOST_COUNTED } from '@/data/customers';

/** A count as people read it; "1,000+" where counting stops, "–" while it is not known. */
export function countText(count: number | null): string {
  if (count === null) return '–';
  return count >= MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-US')}+` : count.toLocaleString('en-US');
}
