import BarChart from 'lucide-react/icons/chart-column';
import Building from 'lucide-react/icons/building-2';
import Hammer from 'lucide-react/icons/hammer';
import Plus from 'lucide-react/icons/plus';
import Route from 'lucide-react/icons/route';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import type { MenuIcon } from '@/domain/menus';

/** The drawing of each menu icon name. */
export const MENU_ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
  dashboard: BarChart,
  customers: Users,
  trackers: Route,
  jobs: Hammer,
  network: Users,
  account: User,
  company: Building,
  addCompany: Plus,
  addEmployee: UserPlus,
  employees: User,
  coworkers: Users,
  dealer: Building,
  referral: Plus,
};
