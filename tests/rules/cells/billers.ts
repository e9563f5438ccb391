import type { Permission } from '@/domain/access/permissions';
import { employee } from '../roles';
import type { Role } from '../roles';

const ALL: readonly Permission[] = [
  'customers:view',
  'trackers:view',
  'jobs:view',
  'estimates:view',
  'invoices:view',
  'invoices:edit',
  'invoices:delete',
  'pricing:show',
  'scope:all',
];

/** Has all that invoices and payments take, but for one right. */
const without = (right: Permission, uid: string): Role =>
  employee(
    `biller without ${right}`,
    uid,
    ALL.filter((one) => one !== right),
  );

export const Whole = employee('employee with all that invoices take', 'whol', ALL);
export const NoCustomers = without('customers:view', 'nocu');
export const NoTrackers = without('trackers:view', 'notr');
export const NoJobs = without('jobs:view', 'nojo');
export const NoEstimates = without('estimates:view', 'noes');
export const NoAmounts = without('pricing:show', 'noam');
export const NoEdit = without('invoices:edit', 'noed');
export const NoDelete = without('invoices:delete', 'node');
/** People with all that invoices and payments take, and with all but one right. */
export const BILLERS = [Whole, NoCustomers, NoTrackers, NoJobs, NoEstimates, NoAmounts, NoEdit, NoDelete];
