import { serverPage } from '@/data/core/server-page';
import { serverRecord } from '@/data/core/server-record';
import { invoicesOf } from '@/data/invoices/invoice-list';
import { paymentRef } from '@/data/payments/payments';
import type { DocStore } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import type { Invoice } from '@/domain/invoices/invoice';
import type { ReceiptInput } from '@/domain/papers/receipt-paper';

/** Reads what a receipt prints, as the server has it now. Rejects with AppError. */
export async function readReceipt(
  store: DocStore,
  viewer: Viewer,
  paymentId: string,
): Promise<Omit<ReceiptInput, 'making'>> {
  const payment = await serverRecord(store, paymentRef(paymentId));
  const asked = invoicesOf(viewer, 'customerId', payment.customerId);
  const { rows } = asked ? await serverPage(store, asked.spec) : { rows: [] };
  const invoices = rows.flatMap((row): readonly Invoice[] => {
    const decoded = asked?.decode(row);
    return decoded?.ok ? [decoded.record] : [];
  });
  return { payment, invoices };
}
