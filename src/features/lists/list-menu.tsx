import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Trash2 from 'lucide-react/icons/trash-2';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

export type ListMenuProps = {
  readonly entries: readonly MenuEntry[] | undefined;
  /** Given on phones: shows the records as a board. */
  readonly onBoard?: () => void;
  /** Given on phones: starts the selection of records, or ends it. */
  readonly onPick?: () => void;
  readonly isPicking?: boolean;
  /** Given to users who may export. */
  readonly onExport?: () => void;
  /** Given when the shown view is the user's own. */
  readonly onRemoveView?: () => void;
};

/** The further actions on a list; nothing where there are none. */
export function ListMenu(props: ListMenuProps) {
  const { entries = [], onBoard, onPick, isPicking = false, onExport, onRemoveView } = props;
  const items: MenuEntry[] = [
    ...(onBoard ? [{ id: 'board', label: 'Board', icon: SquareKanban, onSelect: onBoard }] : []),
    ...entries,
    ...(onPick
      ? [{ id: 'pick', label: isPicking ? 'Stop selecting' : 'Select', icon: ListChecks, onSelect: onPick }]
      : []),
    ...(onExport ? [{ id: 'export', label: 'Export CSV', icon: Download, onSelect: onExport }] : []),
    ...(onRemoveView
      ? [
          {
            id: 'remove-view',
            label: 'Remove this view',
            icon: Trash2,
            divider: entries.length > 0 || onPick !== undefined || onExport !== undefined,
            onSelect: onRemoveView,
          },
        ]
      : []),
  ];
  return items.length > 0 && <MenuButton label="More" items={items} />;
}
