import { lazy } from 'react';

/** Logs out as soon as it is shown; loaded then, inside a Suspense of whoever shows it. */
export const LogoutFlow = lazy(async () => ({ default: (await import('./logout-flow')).LogoutFlow }));
