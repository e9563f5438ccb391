/** The customers feature's exports for other features and the app. */
export { usePaletteCustomers } from './search/use-palette-customers';
export { CustomerField } from './search/customer-field';
export { customerCsvColumns } from './export/customer-csv';
export { CustomerNotes } from './record/customer-notes';
export { CustomerSlotsProvider } from './slots';
