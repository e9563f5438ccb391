import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

/** Public content pages: the start and the prices. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.home,
    handle: { guard: 'home', title: 'Joblane' },
    lazy: async () => ({ Component: (await import('./home-page')).HomePage }),
  },
  {
    path: paths.pricing,
    handle: { guard: 'public', title: 'Prices' },
    lazy: async () => ({ Component: (await import('./pricing-page')).PricingPage }),
  },
];
