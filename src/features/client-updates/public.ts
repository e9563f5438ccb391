export { ClientUpdates } from './client-updates';
export { LazyClientUpdatesForm } from './lazy-client-updates-form';
