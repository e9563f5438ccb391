import ArrowRight from 'lucide-react/icons/arrow-right';
import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foldText } from '@/domain/format/fold-text';
import type { MenuSection } from '@/domain/navigation/menus';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { usePaletteCustomers } from '@/features/customers/public';
import { CommandPalette } from '@/shared/keyboard/command-palette';
import { MENU_ICONS } from '../shell/menu-icons';

export type PaletteProps = {
  readonly sections: readonly MenuSection[];
  readonly viewer: Viewer;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
};

const ELSEWHERE = 'Trackers, jobs and tasks are not searched here yet: search in their lists.';
const NOTHING_OF_CUSTOMERS = `No customer, screen or action fits. ${ELSEWHERE}`;
const NOTHING_OF_SCREENS = `No screen or action fits. ${ELSEWHERE}`;

/** Ctrl/Cmd+K: records by name, phone or e-mail, screens and actions, by what the person may. */
export function Palette({ sections, viewer, onClose, onShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const customers = usePaletteCustomers(query);

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
  const actions = [
    ...(may(viewer, 'customers:edit')
      ? [
          {
            id: 'new-customer',
            label: 'New customer',
            icon: Plus,
            keys: 'c',
            onRun: goTo(paths.newCustomer),
          },
          {
            id: 'import',
            label: 'Import customers from CSV',
            icon: ArrowRight,
            onRun: goTo(paths.importCustomers),
          },
        ]
      : []),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      keys: '?',
      onRun: onShortcuts,
    },
  ];

  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      loading={customers.loading}
      placeholder="Name, phone, e-mail, or a screen"
      emptyText={may(viewer, 'customers:view') ? NOTHING_OF_CUSTOMERS : NOTHING_OF_SCREENS}
      groups={[
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
        { id: 'screens', label: 'Screens', items: screens.filter((item) => fits(item.label)) },
        { id: 'actions', label: 'Actions', items: actions.filter((item) => fits(item.label)) },
      ]}
    />
  );
}
