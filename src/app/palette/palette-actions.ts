import ArrowRight from 'lucide-react/icons/arrow-right';
import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import type { Permission } from '@/domain/access/permissions';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import type { PaletteItem } from '@/shared/palette/command-palette';

type Leading = Omit<PaletteItem, 'onRun'> & { readonly needs: Permission; readonly to: string };

/** The actions that lead to a screen. */
const LEADING: readonly Leading[] = [
  {
    id: 'new-customer',
    label: 'Add lead',
    icon: Plus,
    keys: 'c',
    needs: 'customers:edit',
    to: paths.newCustomer,
  },
  {
    id: 'import',
    label: 'Import customers',
    icon: ArrowRight,
    needs: 'customers:edit',
    to: paths.importCustomers,
  },
  {
    id: 'import-jobs',
    label: 'Import jobs from CSV',
    icon: ArrowRight,
    needs: 'jobs:edit',
    to: paths.importJobs,
  },
  {
    id: 'new-estimate',
    label: 'Create estimate',
    icon: Plus,
    keys: 'e',
    needs: 'estimates:edit',
    to: paths.newEstimate,
  },
  {
    id: 'new-invoice',
    label: 'Create invoice',
    icon: Plus,
    keys: 'i',
    needs: 'invoices:edit',
    to: paths.newInvoice,
  },
  {
    id: 'hand-off',
    label: 'Hand off to accounting',
    icon: ArrowRight,
    needs: 'invoices:edit',
    to: paths.handOff,
  },
];

export type PaletteActions = {
  readonly viewer: Viewer;
  /** The run of an action that leads to an address. */
  readonly goTo: (to: string) => () => void;
  readonly onShortcuts: () => void;
  readonly onQuickTask: () => void;
};

/** What the palette does besides opening records and screens, by the user's rights. */
export function paletteActions(input: PaletteActions): readonly PaletteItem[] {
  const { viewer, goTo, onShortcuts, onQuickTask } = input;
  return [
    ...LEADING.filter(({ needs }) => may(viewer, needs)).map(({ needs: _needs, to, ...item }) => ({
      ...item,
      onRun: goTo(to),
    })),
    ...(may(viewer, 'tasks:edit')
      ? [{ id: 'quick-task', label: 'Quick task', icon: Plus, keys: 'q', onRun: onQuickTask }]
      : []),
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: Keyboard, keys: '?', onRun: onShortcuts },
  ];
}
