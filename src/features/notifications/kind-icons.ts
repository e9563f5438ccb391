import AlarmClock from 'lucide-react/icons/alarm-clock';
import Archive from 'lucide-react/icons/archive';
import AtSign from 'lucide-react/icons/at-sign';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileCheck from 'lucide-react/icons/file-check';
import Handshake from 'lucide-react/icons/handshake';
import House from 'lucide-react/icons/house';
import Kanban from 'lucide-react/icons/square-kanban';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { NotificationKind } from '@/domain/notifications/notification';
import type { LineIcon } from '@/shared/theme/line-icon';

/** The picture of each kind; the title says the same in words. */
export const KIND_ICONS: Readonly<Record<NotificationKind, LineIcon>> = {
  assigned: UserCheck,
  moved: CalendarClock,
  reminder: AlarmClock,
  problem: TriangleAlert,
  refused: CloudAlert,
  client: House,
  invoice: ReceiptText,
  card: Kanban,
  event: CalendarDays,
  mention: AtSign,
  message: MessageSquare,
  post: Newspaper,
  connection: Handshake,
  invitation: UserPlus,
  import: FileCheck,
  plan: Archive,
};
