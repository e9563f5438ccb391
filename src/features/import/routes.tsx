import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** Imports of CSV files. */
export const importRoutes: RouteObject[] = [
  {
    path: paths.importCustomers,
    handle: { guard: 'app', title: 'Import customers', permission: 'customers:edit' },
    lazy: async () => ({
      Component: (await import('./customers/import-customers-page')).ImportCustomersPage,
    }),
  },
  {
    path: paths.importJobs,
    handle: { guard: 'app', title: 'Import jobs', permission: 'jobs:edit' },
    lazy: async () => ({ Component: (await import('./jobs/import-jobs-page')).ImportJobsPage }),
  },
];
