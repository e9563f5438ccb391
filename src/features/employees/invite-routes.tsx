import type { RouteObject } from 'react-router-dom';
import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const guard: GuardKind = 'app';

/** /app/company/add_employee. */
export const inviteRoutes: RouteObject[] = [
  {
    path: paths.addEmployee,
    handle: { guard, title: 'Add Employees' },
    lazy: async () => ({ Component: (await import('./invite/add-employee-page')).AddEmployeePage }),
  },
];
