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
  readonly onGo: (to: string) => void;
};

/** Registers the shortcuts of every screen and returns them for the help dialog. */
export function useAppShortcuts({ viewer, onPalette, onHelp, onGo }: AppShortcuts): readonly Shortcut[] {
  const go = (keys: string, label: string, to: string) => ({
    keys,
    label,
    group: 'Go to',
    run: () => onGo(to),
  });
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
      ? [{ keys: 'c', label: 'New customer', group: 'Everywhere', run: () => onGo(paths.newCustomer) }]
      : []),
    go('g d', 'Dashboard', paths.dashboard),
    go('g l', 'Open Leads List', paths.customers),
    go('g c', 'Open Lead Calendar', paths.customerCalendar),
    go('g t', 'Open Tracker List', paths.trackers),
    go('g j', 'Open Jobs List', paths.jobs),
    go('g s', 'Jobs Calendar', paths.jobsCalendar),
    go('g a', 'Account', paths.account),
  ];
  useShortcuts(shortcuts);
  return shortcuts;
}

function undoOrSay(): void {
  if (!undoLast()) notify.info('There is nothing to undo.');
}
