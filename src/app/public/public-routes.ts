import type { RouteObject } from 'react-router-dom';
import { homeRoutes } from '@/features/home/routes';
import { inviteRoutes } from '@/features/invite/routes';
import { legalRoutes } from '@/features/legal/routes';
import { pricingRoutes } from '@/features/plans/routes';

/** The pages for visitors and search engines: prerendered by the build, and screens of the app as well. */
export const publicRoutes: readonly RouteObject[] = [
  ...homeRoutes,
  ...legalRoutes,
  ...inviteRoutes,
  ...pricingRoutes,
];
