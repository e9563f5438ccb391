/** The invoices feature's exports for other features and the app. */
export { ReadyJob, ReadyTracker } from './follow/lazy-offers';
export { TrackerMoney } from './follow/lazy-tracker-money';
export { RecordInvoices } from './lazy-record-invoices';
