import type { RouteObject } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';

/** The client's page. It stands outside the app's shell and needs no sign-in. */
export const trackingRoutes: RouteObject[] = [
  {
    path: paths.tracking(':trackingId'),
    handle: { guard: 'public', title: 'Tracking' },
    lazy: async () => ({ Component: (await import('./tracking-page')).TrackingPage }),
  },
];
