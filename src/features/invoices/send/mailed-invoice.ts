import { serverPage } from '@/data/core/server-page';
import { serverRecord } from '@/data/core/server-record';
import { issuedPaperRef } from '@/data/estimates/sending';
import { invoiceRef } from '@/data/invoices/invoices';
import { paymentsOf } from '@/data/payments/payment-list';
import type { DocStore } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import { AppError } from '@/domain/core/errors';
import type { Invoice } from '@/domain/invoices/invoice';
import { ISSUED_INVOICE_VERSION, readIssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { Payment } from '@/domain/payments/payment';
import type { MailedPaper } from '@/features/papers/public';

/**
 * Reads what the PDF of an invoice or a credit note prints, as the server has it now. Rejects with AppError: 'not-found'
 * where the issued paper cannot be read.
 */
export async function readMailedInvoice(
  store: DocStore,
  viewer: Viewer,
  invoiceId: string,
): Promise<MailedPaper> {
  const { json, sha256 } = await serverRecord(store, issuedPaperRef(invoiceId, ISSUED_INVOICE_VERSION));
  const issued = readIssuedInvoice(json);
  if (!issued) throw new AppError('not-found');
  if (issued.kind === 'Credit note') return { kind: 'invoice', issued, sha256, standing: null };
  const invoice = await serverRecord(store, invoiceRef(invoiceId));
  const payments = await readPayments(store, viewer, invoice);
  return { kind: 'invoice', issued, sha256, standing: { at: Date.now(), invoice, payments } };
}

async function readPayments(
  store: DocStore,
  viewer: Viewer,
  { customerId }: Pick<Invoice, 'customerId'>,
): Promise<readonly Payment[]> {
  const asked = paymentsOf(viewer, 'customerId', customerId);
  if (asked === null) return [];
  const { rows } = await serverPage(store, asked.spec);
  return rows.flatMap((row) => {
    const decoded = asked.decode(row);
    return decoded.ok ? [decoded.record] : [];
  });
}
