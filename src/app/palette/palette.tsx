import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capitalised } from '@/domain/core/spelling';
import { foldText } from '@/domain/format/fold-text';
import type { MenuSection } from '@/domain/navigation/menus';
import { numberText } from '@/domain/core/record-number';
import { isNumbered } from '@/domain/search/numbered';
import { paths } from '@/domain/navigation/paths';
import type { Viewer } from '@/domain/access/viewer';
import { usePaletteCustomers } from '@/features/customers/public';
import { shortAddress } from '@/shared/format/address';
import { useFormat } from '@/shared/format/format-context';
import { formatHomePhone } from '@/shared/format/home-phone';
import { CommandPalette } from '@/shared/palette/command-palette';
import type { PaletteItem } from '@/shared/palette/command-palette';
import type { LineIcon } from '@/shared/theme/line-icon';
import { MENU_ICONS } from '../shell/menu-icons';
import { paletteActions } from './palette-actions';
import { searchedText } from './searched-text';
import { SEARCHED_NOUNS, useFoundWork } from './use-found-work';
import type { FoundWork } from './use-found-work';
import { useFoundCoworkers } from './use-found-coworkers';

export type PaletteProps = {
  readonly open: boolean;
  readonly sections: readonly MenuSection[];
  readonly viewer: Viewer;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
  readonly onQuickTask: () => void;
};

/** Ctrl/Cmd+K: records and coworkers by number, name, phone or address, screens and actions, by the user's rights. */
export function Palette({ open, ...props }: PaletteProps) {
  return open && <OpenPalette {...props} />;
}

function OpenPalette(props: Omit<PaletteProps, 'open'>) {
  const { sections, viewer, onClose, onShortcuts, onQuickTask } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const customers = usePaletteCustomers(query);
  const works = useFoundWork(query, viewer);
  const coworkers = useFoundCoworkers(query);
  const { country } = useFormat();

  const goTo = (to: string) => () => {
    onClose();
    void navigate(to);
  };
  const fits = (label: string) => foldText(label).includes(foldText(query));

  const screens = sections.flatMap((section) =>
    section.entries.flatMap((entry) =>
      (entry.children ?? [entry]).map((child) => ({
        id: child.to,
        label: child.label,
        caption: section.title,
        icon: MENU_ICONS[entry.icon],
        onRun: goTo(child.to),
      })),
    ),
  );
  const actions = paletteActions({ viewer, goTo, onShortcuts, onQuickTask });

  const workGroups = SEARCHED_NOUNS.map(({ key, words, address }) => ({
    id: key,
    label: capitalised(words.many),
    // "J-12" names one job: it stands above records that have a word with J and another with 12.
    isNamed: works[key].rows.some((record) => isNumbered(record, query)),
    items: address === null ? [] : workItems(works[key], MENU_ICONS[key], (id) => goTo(address(id))),
  }));

  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      loading={customers.loading || Object.values(works).some((work) => work.loading)}
      placeholder="Name, number, phone, address, or a screen"
      emptyText="Nothing fits."
      note={query.trim() === '' ? '' : searchedText(viewer, works, coworkers)}
      groups={[
        ...workGroups.filter(({ isNamed }) => isNamed),
        {
          id: 'customers',
          label: 'Customers',
          items: customers.items.map((customer) => ({
            id: customer.id,
            label: customer.name,
            caption: customer.caption,
            icon: MENU_ICONS.customers,
            onRun: goTo(paths.customer(customer.id)),
          })),
        },
        ...workGroups.filter(({ isNamed }) => !isNamed),
        {
          id: 'coworkers',
          label: 'Coworkers',
          items: (coworkers ?? []).map(({ uid, name, role, phone }) => ({
            id: uid,
            label: name,
            caption: [role, formatHomePhone(phone, country) ?? phone].filter(Boolean).join(' · '),
            icon: MENU_ICONS.coworkers,
            onRun: goTo(paths.coworker(uid)),
          })),
        },
        { id: 'screens', label: 'Screens', items: screens.filter((item) => fits(item.label)) },
        { id: 'actions', label: 'Actions', items: actions.filter((item) => fits(item.label)) },
      ]}
    />
  );
}

function workItems(
  { rows }: FoundWork,
  icon: LineIcon,
  open: (id: string) => () => void,
): readonly PaletteItem[] {
  return rows.map((record) => ({
    id: record.uuid,
    label: record.title,
    caption: [
      numberText(record),
      record.customerName,
      shortAddress(record),
      ...(record.listOrganizer === 'Archive' ? ['Archived'] : []),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    icon,
    onRun: open(record.uuid),
  }));
}
