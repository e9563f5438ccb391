import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import type { MenuEntry } from '../menus/menu-list';

export type ArchiveActions = {
  readonly isArchived: boolean;
  /** Why it cannot be reopened now; '' when it can. */
  readonly wall?: string;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
};

/** The entry of a record's menu that moves it into the archive or back. */
export function archiveEntry({ isArchived, wall = '', onArchive, onRestore }: ArchiveActions): MenuEntry {
  if (!isArchived) return { id: 'archive', label: 'Archive', icon: Archive, onSelect: onArchive };
  return {
    id: 'restore',
    label: 'Open again',
    icon: ArchiveRestore,
    disabled: wall !== '',
    reason: wall,
    onSelect: onRestore,
  };
}
