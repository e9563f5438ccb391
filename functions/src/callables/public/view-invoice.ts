import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { invoiceShape } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import { OPENED_PER_HOUR } from '@/domain/tracking/link-limits';
import { countUse, limitRef } from '../../calls/limits';
import { refOf } from '../../document-ref';
import { readOpenedPage } from '../../estimates/opened-page';
import { correct } from '../../invoices/change-issued';
import { isInvoiceOnPage } from '../../invoices/page-invoices';
import type { InvoiceView } from '../../invoices/view-input';
import { enterPriced } from '../../priced-entry';
import { readSnapshot } from '../../records';

/**
 * Notes that a client looked at an invoice or a credit note on their page: the first look counts, is told in its history
 * without an amount, and moves one that was only sent to Viewed.
 *
 * @throws AppError whose message is a sentence for the client
 */
export async function viewInvoice(
  db: Firestore,
  view: InvoiceView,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const page = await readOpenedPage(db, tx, view, now);
    const [stored, limit] = await tx.getAll(
      refOf(db, COLLECTIONS.invoices, view.invoiceId),
      limitRef(db, `viewed_${view.link}`, now),
    );
    const invoice = stored && readSnapshot(invoiceShape, stored);
    if (!invoice || !limit || !isInvoiceOnPage(page, invoice)) throw new AppError('not-found');
    if (invoice.viewedAt !== null) return {};
    countUse(tx, limit, OPENED_PER_HOUR, now);
    correct(db, tx, invoice, { viewedAt: now }, { by: '', now });
    enterPriced(db, tx, invoiceNoun, invoice, {
      ...{ id: `viewed ${invoice.uuid}`, at: now, by: '', byName: invoice.customerName },
      ...{ kind: 'opened', body: '' },
    });
    return {};
  });
}
