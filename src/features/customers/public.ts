/** What other features and the app may use of customers. */
export { SHORTEST_SEARCH, usePaletteCustomers } from './search/use-palette-customers';
export { CustomerNotes } from './record/customer-notes';
export { CustomerSlotsProvider } from './slots';
