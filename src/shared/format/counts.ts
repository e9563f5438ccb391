import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { writtenNumber } from '@/domain/format/number-words';

/** A thing that is counted: its singular where the plural only adds an s, else both. */
export type Counted = string | readonly [one: string, many: string];

/** "1 lead", "1,200 leads" or "1.200 leads", as a country (ISO 3166-1) groups digits. */
export function plural(count: number, noun: Counted, country: string): string {
  const [one, many] = typeof noun === 'string' ? [noun, `${noun}s`] : noun;
  return `${writtenNumber(count, country)} ${count === 1 ? one : many}`;
}

/**
 * A count as people of a country (ISO 3166-1) read it: "1,250" or "1.250", "50,000+" where counting stops, "–" while
 * it is not known.
 */
export function formatCount(count: number | null | undefined, country: string): string {
  if (count === null || count === undefined) return '–';
  const text = writtenNumber(count, country);
  return count >= MOST_COUNTED ? `${text}+` : text;
}
