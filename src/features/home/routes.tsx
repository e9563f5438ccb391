import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The home page, a public page. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.home,
    handle: { guard: 'home', title: 'The app for roofers, from first call to last stage' },
    lazy: async () => ({ Component: (await import('./home-page')).HomePage }),
  },
];
