import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const guard: GuardKind = 'app';

/** /app/louveroofDealer. */
export const dealerRoutes: RouteObject[] = [
  {
    path: paths.louveroofDealer,
    handle: { guard, title: 'LouveRoof' },
    lazy: async () => ({ Component: (await import('./dealer-page')).DealerPage }),
  },
];
