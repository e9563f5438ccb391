import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const guard: GuardKind = 'app';

/** /app/account. */
export const accountRoutes: RouteObject[] = [
  {
    path: paths.account,
    handle: { guard, title: 'Account' },
    lazy: async () => ({ Component: (await import('./account-page')).AccountPage }),
  },
];
