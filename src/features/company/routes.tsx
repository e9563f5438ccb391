import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const handle = (guard: GuardKind, title: string) => ({ guard, title });

/** /app/company and /app/add_company. */
export const companyRoutes: RouteObject[] = [
  {
    path: paths.company,
    handle: handle('app', 'Company'),
    lazy: async () => ({ Component: (await import('./company-page')).CompanyPage }),
  },
  {
    path: paths.addCompany,
    handle: handle('addCompany', 'Add Company'),
    lazy: async () => ({ Component: (await import('./add-company-page')).AddCompanyPage }),
  },
];
