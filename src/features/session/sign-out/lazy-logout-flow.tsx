import { lazy } from 'react';

/** Logs out as soon as it is rendered; loaded then, so render it inside a Suspense. */
export const LogoutFlow = lazy(async () => ({ default: (await import('./logout-flow')).LogoutFlow }));
