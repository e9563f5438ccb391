import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { writtenNumber } from '@/domain/format/number-words';

/** The noun of a count: its singular where the plural only adds an s, else both. */
export type Counted = string | readonly [one: string, many: string];

/** "1 lead", "1,200 leads" or "1.200 leads", with a country's (ISO 3166-1) digit grouping. */
export function plural(count: number, noun: Counted, country: string): string {
  const [one, many] = typeof noun === 'string' ? [noun, `${noun}s`] : noun;
  return `${writtenNumber(count, country)} ${count === 1 ? one : many}`;
}

/** A count in a country's (ISO 3166-1) format: "1,250", "1.250", "50,000+" at the limit, "–" while unknown. */
export function formatCount(count: number | null | undefined, country: string): string {
  if (count === null || count === undefined) return '–';
  const text = writtenNumber(count, country);
  return count >= MOST_COUNTED ? `${text}+` : text;
}
