/** The invoices feature's exports for other features and the app. */
export { RecordInvoices } from './lazy-record-invoices';
