export { ClientUpdates } from './client-updates';
export { LazyClientUpdatesForm } from './lazy-client-updates-form';
export { OfferUpdates } from './offer-updates';
export { useAskUpdates } from './use-ask-updates';
