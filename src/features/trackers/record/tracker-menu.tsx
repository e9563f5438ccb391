import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import User from 'lucide-react/icons/user';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import type { TrackerActions } from './use-tracker-actions';

/** The open dialog of the page. */
export type TrackerDialog = 'hold' | 'cancel' | 'edit' | 'amount' | 'handover' | 'agreement' | null;

export type TrackerMenuProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly maySeeCustomer: boolean;
  /** Why it cannot be reopened now; '' when it can. */
  readonly wall: string;
  readonly actions: Pick<TrackerActions, 'release' | 'archive' | 'reopen'>;
  readonly onOpen: (dialog: TrackerDialog) => void;
};

/** Further actions on a tracker. */
export function TrackerMenu(props: TrackerMenuProps) {
  const { tracker, mayEdit, maySeeCustomer, wall, actions, onOpen } = props;
  const items = [
    ...(maySeeCustomer
      ? [{ id: 'customer', label: 'Open the customer', icon: User, to: paths.customer(tracker.customerId) }]
      : []),
    ...(mayEdit
      ? [
          { id: 'edit', label: 'Title, dates and crew lead…', icon: Pencil, onSelect: () => onOpen('edit') },
          tracker.hold.on
            ? { id: 'release', label: 'Take off hold', icon: CirclePlay, onSelect: actions.release }
            : { id: 'hold', label: 'Put on hold…', icon: CirclePause, onSelect: () => onOpen('hold') },
          {
            id: 'agreement',
            label: 'Work agreement (PDF)…',
            icon: FileText,
            onSelect: () => onOpen('agreement'),
          },
          ...(maySeeCustomer
            ? [{ id: 'handover', label: 'Hand over…', icon: Share2, onSelect: () => onOpen('handover') }]
            : []),
          tracker.listOrganizer === 'Open'
            ? { id: 'archive', label: 'Archive', icon: Archive, onSelect: actions.archive }
            : {
                id: 'reopen',
                label: 'Open again',
                icon: ArchiveRestore,
                disabled: wall !== '',
                reason: wall,
                onSelect: actions.reopen,
              },
          {
            id: 'cancel',
            label: 'Cancel the job…',
            icon: CircleX,
            tone: 'danger' as const,
            divider: true,
            disabled: tracker.status === 'Cancelled',
            onSelect: () => onOpen('cancel'),
          },
        ]
      : []),
  ];
  return items.length === 0 ? null : <MenuButton label="More actions" items={items} />;
}
