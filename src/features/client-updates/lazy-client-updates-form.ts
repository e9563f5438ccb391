import { lazy } from 'react';

/** The form of the mails to clients, loaded with its tab. */
export const LazyClientUpdatesForm = lazy(async () => ({
  default: (await import('./client-updates-form')).ClientUpdatesForm,
}));
