import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const handle = (title: string) => ({ guard: 'app' satisfies GuardKind, title });

/** /app/myNetwork and /app/addToNetwork. */
export const networkRoutes: RouteObject[] = [
  {
    path: paths.myNetwork,
    handle: handle('My Network'),
    lazy: async () => ({ Component: (await import('./my-network-page')).MyNetworkPage }),
  },
  {
    path: paths.addToNetwork,
    handle: handle('Add to Network'),
    lazy: async () => ({ Component: (await import('./add-to-network-page')).AddToNetworkPage }),
  },
];
