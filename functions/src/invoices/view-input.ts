import * as v from 'valibot';
import { id, text } from '../calls/input';

/** What a client's page says when an invoice or a credit note is open on it. */
export const INVOICE_VIEW = 'invoiceViewed';

/** Input of `respondOnTracking` about an invoice; `key` is what `unlockTracking` gave. */
export const viewInvoiceInput = v.strictObject({
  link: id(8, 64, 'not-found'),
  requestId: id(8, 64),
  kind: v.literal(INVOICE_VIEW),
  key: text(0, 64),
  invoiceId: id(1, 64, 'not-found'),
});

export type InvoiceView = v.InferOutput<typeof viewInvoiceInput>;
