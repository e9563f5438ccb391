import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import SquareCheck from 'lucide-react/icons/square-check';
import Stamp from 'lucide-react/icons/stamp';
import Users from 'lucide-react/icons/users';
import type { TaskType } from '@/domain/tasks/task';
import type { LineIcon } from '@/shared/theme/line-icon';

/** The drawing of each type of task. */
export const TASK_TYPE_ICONS: Readonly<Record<TaskType, LineIcon>> = {
  'To do': SquareCheck,
  Call: Phone,
  'E-mail': Mail,
  'Site visit': MapPin,
  Inspection: ClipboardCheck,
  Permit: Stamp,
  Materials: Package,
  Crew: Users,
  Paperwork: FileText,
  'Punch list': ListChecks,
  'Follow-up': CalendarClock,
};
