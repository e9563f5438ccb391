/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first letter of a name in upper case; "?" when there is none. */
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

/** The first names of people by their uids, in this order; unknown ones are left out. */
export function firstNamesOf(
  uids: readonly string[],
  byUid: ReadonlyMap<string, { readonly name: string }>,
): readonly string[] {
  return uids.flatMap((uid) => firstName(byUid.get(uid)?.name ?? '') || []);
}
