import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { undoLast } from '@/shared/feedback/last-undo';
import { notify } from '@/shared/feedback/notify';
import { useShortcuts } from '@/shared/keyboard/use-shortcuts';
import type { Shortcut } from '@/shared/keyboard/use-shortcuts';

export type AppShortcuts = {
  readonly viewer: Viewer;
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  readonly onQuickTask: () => void;
  readonly onGo: (to: string) => void;
};

/** Keys that lead to a screen: g, then a letter. Every type of record has its list among them. */
export const GO_TO = [
  { keys: 'g d', label: 'Dashboard', to: paths.dashboard },
  { keys: 'g l', label: 'Open Leads List', to: paths.customers },
  { keys: 'g c', label: 'Open Lead Calendar', to: paths.customerCalendar },
  { keys: 'g t', label: 'Open Tracker List', to: paths.trackers },
  { keys: 'g j', label: 'Open Jobs List', to: paths.jobs },
  { keys: 'g k', label: 'My Tasks', to: paths.tasks },
  { keys: 'g e', label: 'Estimates', to: paths.estimates },
  { keys: 'g i', label: 'Invoices', to: paths.invoices },
  { keys: 'g p', label: 'Projects', to: paths.projects },
  { keys: 'g w', label: 'Workforce', to: paths.workforce },
  { keys: 'g s', label: 'Jobs Calendar', to: paths.jobsCalendar },
  { keys: 'g a', label: 'Account', to: paths.account },
] as const;

/** Registers the shortcuts of every screen and returns them for the help dialog. */
export function useAppShortcuts(input: AppShortcuts): readonly Shortcut[] {
  const { viewer, onPalette, onHelp, onQuickTask, onGo } = input;
  const shortcuts: readonly Shortcut[] = [
    { keys: 'mod+k', label: 'Search or jump to', group: 'Everywhere', run: onPalette },
    {
      keys: 'mod+z',
      label: 'Undo the last change',
      group: 'Everywhere',
      run: undoOrSay,
      outsideFields: true,
    },
    { keys: '?', label: 'Keyboard shortcuts', group: 'Everywhere', run: onHelp },
    ...(may(viewer, 'customers:edit')
      ? [{ keys: 'c', label: 'Add lead', group: 'Everywhere', run: () => onGo(paths.newCustomer) }]
      : []),
    ...(may(viewer, 'estimates:edit')
      ? [{ keys: 'e', label: 'Create estimate', group: 'Everywhere', run: () => onGo(paths.newEstimate) }]
      : []),
    ...(may(viewer, 'invoices:edit')
      ? [{ keys: 'i', label: 'Create invoice', group: 'Everywhere', run: () => onGo(paths.newInvoice) }]
      : []),
    ...(may(viewer, 'tasks:edit')
      ? [{ keys: 'q', label: 'Quick task', group: 'Everywhere', run: onQuickTask }]
      : []),
    ...GO_TO.map(({ keys, label, to }) => ({ keys, label, group: 'Go to', run: () => onGo(to) })),
  ];
  useShortcuts(shortcuts);
  return shortcuts;
}

function undoOrSay(): void {
  if (!undoLast()) notify.info('There is nothing to undo.');
}
