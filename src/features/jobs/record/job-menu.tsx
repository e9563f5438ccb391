import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import type { JobActions } from './use-job-actions';

export type JobMenuProps = {
  readonly mayEdit: boolean;
  readonly isArchived: boolean;
  /** Why it cannot be reopened now; '' when it can. */
  readonly wall: string;
  readonly actions: Pick<JobActions, 'archive' | 'reopen'>;
  readonly onOpen: (dialog: 'edit' | 'sheet') => void;
};

/** Further actions on a job; every viewer may create its job sheet. */
export function JobMenu({ mayEdit, isArchived, wall, actions, onOpen }: JobMenuProps) {
  const sheet = { id: 'sheet', label: 'Job sheet (PDF)…', icon: FileText, onSelect: () => onOpen('sheet') };
  const edit = {
    id: 'edit',
    label: 'Title, type and address…',
    icon: Pencil,
    onSelect: () => onOpen('edit'),
  };
  const move = isArchived
    ? {
        id: 'reopen',
        label: 'Open again',
        icon: ArchiveRestore,
        disabled: wall !== '',
        reason: wall,
        onSelect: actions.reopen,
      }
    : { id: 'archive', label: 'Archive', icon: Archive, onSelect: actions.archive };
  return <MenuButton label="More actions" items={mayEdit ? [edit, sheet, move] : [sheet]} />;
}
