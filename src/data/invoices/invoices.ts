import type { Viewer } from '@/domain/access/viewer';
import { initialOf } from '@/domain/core/shape';
import type { InvoiceContent } from '@/domain/invoices/invoice-content';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import type { Intent } from '../core/intent';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';
import { recordIntents } from '../core/record-intents';
import { draftFor } from '../money/draft-for';
import type { DraftCustomer } from '../money/draft-for';

/** A reference to one invoice. */
export function invoiceRef(id: string): TypedRef<Invoice> {
  return recordRef(invoiceShape, id);
}

/** The usual changes of invoices. */
export const invoiceIntents = recordIntents(invoiceNoun);

/** The typed words of a draft beside what is billed, and where the work is. */
export type InvoiceWords = Pick<
  Invoice,
  'title' | 'internalNotes' | 'streetAddress' | 'city' | 'state' | 'zipcode'
>;

/** What a new draft bills: work of a tracker, a job or an estimate, or what it takes back of an invoice. */
export type NewInvoice = Pick<Invoice, 'title'> &
  Partial<Pick<Invoice, 'kind' | 'creditOf' | 'wantedGross' | 'trackerId' | 'jobId' | 'estimateId'>> & {
    readonly content: Partial<InvoiceContent>;
  };

/** Makes a draft for a customer at `at` (epoch ms), and returns its id, so that the screen can open it at once. */
export function createInvoice(
  viewer: Viewer,
  customer: DraftCustomer,
  { content, ...of }: NewInvoice,
  at: number,
): { readonly id: string; readonly intent: Intent } {
  const draft = draftFor(viewer, customer, at);
  const invoice = { ...initialOf(invoiceShape.fields), ...content, ...of, ...draft };
  return { id: draft.uuid, intent: invoiceIntents.create(viewer, invoice) };
}

/** Changes what a draft bills, at `at` (epoch ms). */
export function editInvoice(
  viewer: Viewer,
  invoice: Invoice,
  changes: Partial<InvoiceContent>,
  at: number,
): Intent {
  return invoiceIntents.change(viewer, invoice, { ...changes, contentAt: at });
}

/** Changes words beside what is billed; of an issued invoice, its internal notes alone. */
export function editInvoiceWords(viewer: Viewer, invoice: Invoice, changes: Partial<InvoiceWords>): Intent {
  return invoiceIntents.change(viewer, invoice, changes);
}
