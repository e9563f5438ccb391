import { MOST_COUNTED } from '@/domain/list-bounds';

/** "1 lead", "3 leads"; the plural is the singular with an s unless given. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** A count as people read it: "1,250", "50,000+" where counting stops, "–" while it is not known. */
export function formatCount(count: number | null | undefined): string {
  if (count === null || count === undefined) return '–';
  const text = count.toLocaleString('en-US');
  return count >= MOST_COUNTED ? `${text}+` : text;
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first letter of a name, as a person would write it; "?" when there is none. */
export function firstLetter(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}

/** Up to two initials: of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  return `${firstLetter(words[0] ?? '')}${last}`;
}

/** The first word of a name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
