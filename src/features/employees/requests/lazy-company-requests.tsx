import { lazy } from 'react';

/** The companies that ask somebody to join; loaded when there is one, inside a Suspense of whoever shows it. */
export const CompanyRequests = lazy(async () => ({
  default: (await import('./company-requests')).CompanyRequests,
}));
