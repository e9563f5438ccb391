import type { MenuEntry, MenuSection } from '@/domain/navigation/menus';

/** Sections that a user can close, in the order in which they get the room that is left. */
const FOLDING = ['Admin', 'Settings', 'Money', 'Team'] as const;

/** Height of a section's title in pixels. */
const TITLE = 40;

/** Whether the section has a title that opens and closes it; the first two are always open. */
export function isFolding({ title }: Pick<MenuSection, 'title'>): boolean {
  return FOLDING.some((folding) => folding === title);
}

/** Whether one of the section's entries, or an entry below one, is the current screen. */
export function holdsCurrent({ entries }: MenuSection, isActive: (to: string) => boolean): boolean {
  return entries.some((entry) => isGroupOf(entry, isActive) || isActive(entry.to));
}

/** What the user decided about a section. */
export type Chosen = 'open' | 'closed';

/**
 * Titles of the open sections: that of the current screen, those that the user opened, and as many of those the user
 * never decided about as fit.
 * @param room height of the drawer in pixels
 * @param row height of an entry in pixels
 */
export function openSections(
  sections: readonly MenuSection[],
  isActive: (to: string) => boolean,
  chosen: ReadonlyMap<string, Chosen>,
  { room, row }: { readonly room: number; readonly row: number },
): ReadonlySet<string> {
  const heightOf = ({ entries }: MenuSection) =>
    row *
    entries.reduce(
      (rows, entry) => rows + 1 + (isGroupOf(entry, isActive) ? (entry.children?.length ?? 0) : 0),
      0,
    );
  const open = sections.filter(
    (section) =>
      !isFolding(section) || holdsCurrent(section, isActive) || chosen.get(section.title) === 'open',
  );
  let left = room - sections.length * TITLE - open.reduce((sum, section) => sum + heightOf(section), 0);
  for (const title of FOLDING) {
    const section = sections.find((one) => one.title === title);
    if (!section || chosen.has(title) || open.includes(section) || heightOf(section) > left) continue;
    open.push(section);
    left -= heightOf(section);
  }
  return new Set(open.map(({ title }) => title));
}

/** Whether the entry opens a group with the current screen. */
function isGroupOf({ children = [] }: MenuEntry, isActive: (to: string) => boolean): boolean {
  return children.some(({ to }) => isActive(to));
}
