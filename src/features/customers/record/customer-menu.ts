import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Calendar from 'lucide-react/icons/calendar';
import GitMerge from 'lucide-react/icons/git-merge';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import ScrollText from 'lucide-react/icons/scroll-text';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import type { Customer } from '@/domain/customers/customer';
import { mailAbout } from '@/domain/navigation/mail-about';
import { paths } from '@/domain/navigation/paths';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import type { CustomerDialog } from './customer-dialogs';

type Offered = {
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly mayMerge: boolean;
  readonly mayCreateJob: boolean;
  readonly seesInvoices: boolean;
  readonly onMarkSold?: () => void;
  readonly onOpen: (dialog: CustomerDialog) => void;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
};

/** All actions on a customer besides the next one. */
export function customerMenu(customer: Customer, offered: Offered): readonly MenuEntry[] {
  const { mayEdit, mayDelete, mayMerge, mayCreateJob, seesInvoices } = offered;
  const { onMarkSold, onOpen, onArchive, onRestore } = offered;
  const isArchived = customer.listOrganizer === 'Archive';
  const edits: MenuEntry[] = [
    { id: 'edit', label: 'Edit', icon: Pencil, to: paths.editCustomer(customer.uuid) },
    { id: 'call', label: 'Log call', icon: Phone, onSelect: () => onOpen({ kind: 'call' }) },
    {
      id: 'appointment',
      label: customer.appointmentTime === null ? 'Set appointment' : 'Move appointment',
      icon: Calendar,
      onSelect: () => onOpen({ kind: 'appointment' }),
    },
    { id: 'mail', label: 'Write a mail', icon: Mail, to: mailAbout('customer', customer.uuid) },
    { id: 'assign', label: 'Assign salesperson', icon: User, onSelect: () => onOpen({ kind: 'assign' }) },
    ...(onMarkSold ? [{ id: 'sold', label: 'Mark sold', icon: Handshake, onSelect: onMarkSold }] : []),
    ...(mayCreateJob
      ? [
          {
            id: 'job',
            label: 'Create job',
            icon: Hammer,
            to: `${paths.newJob}?${new URLSearchParams({ customer: customer.uuid }).toString()}`,
          },
        ]
      : []),
    ...(mayMerge
      ? [
          {
            id: 'merge',
            label: 'Merge with another customer',
            icon: GitMerge,
            onSelect: () => onOpen({ kind: 'merge' }),
          },
        ]
      : []),
  ];
  const archiving: MenuEntry = isArchived
    ? { id: 'restore', label: 'Restore', icon: ArchiveRestore, divider: true, onSelect: onRestore }
    : { id: 'archive', label: 'Archive', icon: Archive, divider: true, onSelect: onArchive };
  const hasTracker = customer.trackerId !== '';
  const removal: MenuEntry = {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    tone: 'danger',
    disabled: hasTracker,
    ...(hasTracker && { reason: 'A tracker belongs to them. Archive them instead.' }),
    onSelect: () => onOpen({ kind: 'delete' }),
  };
  const statement: MenuEntry = {
    id: 'statement',
    label: 'Statement of account',
    icon: ScrollText,
    onSelect: () => onOpen({ kind: 'statement' }),
  };
  return [
    ...(mayEdit ? edits : []),
    ...(seesInvoices ? [statement] : []),
    ...(mayEdit ? [archiving] : []),
    ...(mayDelete ? [removal] : []),
  ];
}
