import type { RouteObject } from 'react-router-dom';
import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const handle = (title: string) => {
  const guard: GuardKind = 'app';
  return { guard, title };
};

const managing = (path: string): RouteObject => ({
  path,
  // The two spellings differ in one capital and are two addresses.
  caseSensitive: true,
  handle: handle('Manage Employees'),
  lazy: async () => ({
    Component: (await import('./manage/manage-employees-page')).ManageEmployeesPage,
  }),
});

/** /app/company/ManageEmployees, its other spelling, and /app/company/coworkers. */
export const manageRoutes: RouteObject[] = [
  managing(paths.manageEmployees),
  managing(paths.manageEmployeesAlias),
  {
    path: paths.coworkers,
    handle: handle('Coworkers'),
    lazy: async () => ({ Component: (await import('./coworkers/coworkers-page')).CoworkersPage }),
  },
];
