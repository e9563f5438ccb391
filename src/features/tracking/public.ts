export { EstimateView } from './estimate/estimate-view';
export { InvoiceView } from './invoice/invoice-view';
export { ProgressView } from './progress-view';
export { SignForm } from './estimate/sign-form';
export type { Signing } from './estimate/sign-form';
