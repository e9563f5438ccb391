import type { RouteObject } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';

/** The client's page, outside the app's shell and without sign-in. */
export const trackingRoutes: RouteObject[] = [
  {
    path: paths.tracking(':trackingId'),
    handle: { guard: 'public', title: 'Tracking' },
    lazy: async () => ({ Component: (await import('./tracking-page')).TrackingPage }),
  },
];
