import Bookmark from 'lucide-react/icons/bookmark';
import MailIcon from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { MailMessage, MailUpdate } from '@/api/contract/mail';
import type { BulkAction } from '@/shared/ui/list/bulk-bar';

/** The actions on chosen mails; those in trash or spam can only come back or go for good. */
export function bulkActions(
  chosen: readonly MailMessage[],
  run: (update: MailUpdate) => () => void,
  onLabel: () => void,
): readonly BulkAction[] {
  const isGone = chosen.every(({ folder }) => folder === 'trash' || folder === 'spam');
  if (isGone) {
    return [
      { id: 'back', label: 'Move back', icon: Undo2, onRun: run({ folder: 'back' }) },
      { id: 'delete', label: 'Delete for good', icon: Trash2, onRun: run({ folder: 'deleted' }) },
    ];
  }
  const isUnread = chosen.some((mail) => mail.isUnread);
  const isStarred = chosen.every((mail) => mail.isStarred);
  const isImportant = chosen.every((mail) => mail.isImportant);
  return [
    { id: 'trash', label: 'Trash', icon: Trash2, onRun: run({ folder: 'trash' }) },
    isUnread
      ? { id: 'read', label: 'Read', icon: MailOpen, onRun: run({ isUnread: false }) }
      : { id: 'unread', label: 'Unread', icon: MailIcon, onRun: run({ isUnread: true }) },
    { id: 'label', label: 'Label', icon: Tag, onRun: onLabel },
    { id: 'star', label: isStarred ? 'No star' : 'Star', icon: Star, onRun: run({ isStarred: !isStarred }) },
    {
      id: 'important',
      label: isImportant ? 'Not important' : 'Important',
      icon: Bookmark,
      onRun: run({ isImportant: !isImportant }),
    },
  ];
}
