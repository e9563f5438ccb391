import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { mailAbout } from '@/domain/navigation/mail-about';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import type { JobActions } from './use-job-actions';

type Offered = {
  readonly jobId: string;
  readonly mayEdit: boolean;
  readonly isArchived: boolean;
  /** Why it cannot be reopened now; '' when it can. */
  readonly wall: string;
  readonly actions: Pick<JobActions, 'archive' | 'reopen'>;
  readonly onOpen: (dialog: 'edit' | 'sheet') => void;
};

/** Further actions on a job; every viewer may create its job sheet. */
export function jobMenu({
  jobId,
  mayEdit,
  isArchived,
  wall,
  actions,
  onOpen,
}: Offered): readonly MenuEntry[] {
  const sheet = { id: 'sheet', label: 'Job sheet (PDF)…', icon: FileText, onSelect: () => onOpen('sheet') };
  if (!mayEdit) return [sheet];
  return [
    { id: 'edit', label: 'Title, type and address…', icon: Pencil, onSelect: () => onOpen('edit') },
    { id: 'mail', label: 'Write a mail', icon: Mail, to: mailAbout('job', jobId) },
    sheet,
    archiveEntry({ isArchived, wall, onArchive: actions.archive, onRestore: actions.reopen }),
  ];
}
