import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The prices, a public page. */
export const pricingRoutes: RouteObject[] = [
  {
    path: paths.pricing,
    handle: { guard: 'public', title: 'Prices' },
    lazy: async () => ({ Component: (await import('./pricing/pricing-page')).PricingPage }),
  },
];

/** The checkout's first step. */
export const upgradeRoutes: RouteObject[] = [
  {
    path: paths.preOrderUpgrade,
    handle: { guard: 'app', title: 'Upgrade' },
    lazy: async () => ({ Component: (await import('./upgrade/upgrade-page')).UpgradePage }),
  },
];
