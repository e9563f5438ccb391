import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

const lazy: RouteObject['lazy'] = async () => ({
  Component: (await import('./dashboard-page')).DashboardPage,
});

/** The dashboard at its two addresses. */
export const dashboardRoutes: RouteObject[] = [
  { path: paths.dashboard, handle: { guard: 'app', title: 'Dashboard' }, lazy },
  { path: paths.dashboardAlternative, handle: { guard: 'app', title: 'Dashboard' }, lazy },
];
