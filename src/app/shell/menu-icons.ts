import ArrowUpCircle from 'lucide-react/icons/circle-arrow-up';
import BarChart from 'lucide-react/icons/chart-column';
import Building from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import Contact from 'lucide-react/icons/contact';
import FileText from 'lucide-react/icons/file-text';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gift from 'lucide-react/icons/gift';
import MessageSquare from 'lucide-react/icons/message-square';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Newspaper from 'lucide-react/icons/newspaper';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import Route from 'lucide-react/icons/route';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Store from 'lucide-react/icons/store';
import User from 'lucide-react/icons/user';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import type { MenuIcon } from '@/domain/navigation/menus';

/** The drawing of each menu icon name. */
export const MENU_ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
  dashboard: BarChart,
  today: CalendarCheck,
  workforce: ChartGantt,
  customers: Users,
  trackers: Route,
  jobs: Hammer,
  tasks: ListChecks,
  estimates: FileText,
  invoices: Receipt,
  projects: FolderKanban,
  chat: MessageSquare,
  kanban: SquareKanban,
  network: Handshake,
  social: Newspaper,
  calendar: Calendar,
  mail: Mail,
  account: User,
  company: Building,
  addCompany: Plus,
  addEmployee: UserPlus,
  employees: UserCog,
  coworkers: Contact,
  dealer: Store,
  referral: Gift,
  upgrade: ArrowUpCircle,
  examples: FlaskConical,
};
