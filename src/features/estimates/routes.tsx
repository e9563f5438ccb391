import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** Estimates: the list, a new one, and one estimate. */
export const estimateRoutes: RouteObject[] = [
  {
    path: paths.estimates,
    handle: { guard: 'app', title: 'Estimates', permission: 'estimates:view' },
    lazy: async () => ({ Component: (await import('./list/estimates-page')).EstimatesPage }),
  },
  {
    path: paths.newEstimate,
    handle: { guard: 'app', title: 'Create estimate', permission: 'estimates:edit' },
    lazy: async () => ({ Component: (await import('./create/create-estimate-page')).CreateEstimatePage }),
  },
  {
    path: paths.estimate(':estimateId'),
    handle: { guard: 'app', title: 'Estimate', permission: 'estimates:view' },
    lazy: async () => ({ Component: (await import('./record/estimate-page')).EstimatePage }),
  },
];
