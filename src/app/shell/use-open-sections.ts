import { useState } from 'react';
import type { MenuSection } from '@/domain/navigation/menus';
import { useHasDrawer } from '@/shared/ui/hooks/use-has-drawer';
import { holdsCurrent, openSections } from './open-sections';
import type { Chosen } from './open-sections';

/** Height in pixels of the top bar and of the drawer's foot, which the entries do not have. */
const TAKEN = 124;

const keyOf = (title: string) => `nav.section.${title}`;

/**
 * The drawer's open sections, and what a press on a title does. Choices are stored; the section of the current screen
 * is open until it is closed on that screen.
 * @param active the addresses of this screen's entries as one string
 */
export function useOpenSections(sections: readonly MenuSection[], active: string) {
  const isLarge = useHasDrawer();
  const [room] = useState(() => window.innerHeight - TAKEN);
  const [chosen, setChosen] = useState(() => storedChoices(sections));
  const [closedOn, setClosedOn] = useState('');
  const isActive = (to: string) => active.split(' ').includes(to);
  const open = openSections(sections, isActive, chosen, { room, row: isLarge ? 32 : 44 });
  const isOpen = ({ title }: MenuSection) => open.has(title) && closedOn !== `${title} ${active}`;
  const toggle = (section: MenuSection) => {
    const { title } = section;
    const choice = isOpen(section) ? 'closed' : 'open';
    localStorage.setItem(keyOf(title), choice);
    setChosen(new Map([...chosen, [title, choice]]));
    setClosedOn(choice === 'closed' && holdsCurrent(section, isActive) ? `${title} ${active}` : '');
  };
  return { isActive, isOpen, toggle };
}

function storedChoices(sections: readonly MenuSection[]): ReadonlyMap<string, Chosen> {
  const choices = new Map<string, Chosen>();
  for (const { title } of sections) {
    const stored = localStorage.getItem(keyOf(title));
    if (stored === 'open' || stored === 'closed') choices.set(title, stored);
  }
  return choices;
}
