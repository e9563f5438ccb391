/** What other features and the app may use of customers. */
export { usePaletteCustomers } from './search/use-palette-customers';
export { timelineEntry } from './record/timeline-entries';
export { CustomerSlotsProvider } from './slots';
