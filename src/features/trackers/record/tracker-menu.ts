import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import User from 'lucide-react/icons/user';
import { mailAbout } from '@/domain/navigation/mail-about';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import type { TrackerActions } from './use-tracker-actions';

/** The open dialog of the page. */
export type TrackerDialog = 'hold' | 'cancel' | 'edit' | 'amount' | 'handover' | 'agreement' | null;

type Offered = {
  readonly mayEdit: boolean;
  readonly maySeeCustomer: boolean;
  /** Why it cannot be reopened now; '' when it can. */
  readonly wall: string;
  readonly actions: Pick<TrackerActions, 'release' | 'archive' | 'reopen'>;
  readonly onOpen: (dialog: TrackerDialog) => void;
};

/** Further actions on a tracker. */
export function trackerMenu(tracker: Tracker, offered: Offered): readonly MenuEntry[] {
  const { mayEdit, maySeeCustomer, wall, actions, onOpen } = offered;
  const opens = (id: Exclude<TrackerDialog, null>, label: string, icon: MenuEntry['icon']) => ({
    id,
    label,
    onSelect: () => onOpen(id),
    ...(icon && { icon }),
  });
  const customer = {
    id: 'customer',
    label: 'Open the customer',
    icon: User,
    to: paths.customer(tracker.customerId),
  };
  if (!mayEdit) return maySeeCustomer ? [customer] : [];
  return [
    ...(maySeeCustomer ? [customer] : []),
    opens('edit', 'Title, dates and crew lead…', Pencil),
    { id: 'mail', label: 'Write a mail', icon: Mail, to: mailAbout('tracker', tracker.uuid) },
    tracker.hold.on
      ? { id: 'release', label: 'Take off hold', icon: CirclePlay, onSelect: actions.release }
      : opens('hold', 'Put on hold…', CirclePause),
    opens('agreement', 'Work agreement (PDF)…', FileText),
    ...(maySeeCustomer ? [opens('handover', 'Hand over…', Share2)] : []),
    archiveEntry({
      isArchived: tracker.listOrganizer === 'Archive',
      wall,
      onArchive: actions.archive,
      onRestore: actions.reopen,
    }),
    {
      ...opens('cancel', 'Cancel the tracker…', CircleX),
      tone: 'danger',
      divider: true,
      disabled: tracker.status === 'Cancelled',
    },
  ];
}
