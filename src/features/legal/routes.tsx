import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The legal texts, public pages. */
export const legalRoutes: RouteObject[] = [
  {
    path: paths.privacy,
    handle: { guard: 'public', title: 'Privacy' },
    lazy: async () => ({ Component: (await import('./legal-pages')).PrivacyPage }),
  },
  {
    path: paths.terms,
    handle: { guard: 'public', title: 'Terms' },
    lazy: async () => ({ Component: (await import('./legal-pages')).TermsPage }),
  },
];
