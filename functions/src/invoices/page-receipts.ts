import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';
import { hasCredit } from '@/domain/payments/settle/apply-credit';
import { allocated } from '@/domain/payments/settle/settlement';
import { MOST_RECEIPTS_SHOWN } from '@/domain/tracking/money-copy';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { shownReceipt } from '@/domain/tracking/shown-receipt';
import { readPayments } from './customer-payments';
import type { Page } from './page-invoices';

type Came = Pick<MoneyCopy, 'receipts' | 'credit'>;

/** The payments that came for the invoices of a link's page or its work, those received last first, and what is credit. */
export async function readPageReceipts(
  db: Firestore,
  tx: Transaction,
  page: Page,
  invoices: readonly Invoice[],
): Promise<Came> {
  const customers = new Set([page.customerId, ...invoices.map(({ customerId }) => customerId)]);
  customers.delete('');
  const read = (customerId: string) =>
    readPayments(db, tx, { owner: page.owner, customerId }, ['settled', 'pending']);
  const payments = (await Promise.all([...customers].map(read))).flat();
  const shown = new Set(invoices.map(({ uuid }) => uuid));
  const receipts = payments
    .flatMap((payment) => receiptOf(payment, shown, isOfPage(page, payment)))
    .toSorted((a, b) => b.receivedOn.localeCompare(a.receivedOn) || a.id.localeCompare(b.id))
    .slice(0, MOST_RECEIPTS_SHOWN);
  const currency = invoices[0]?.currency;
  const credit = payments
    .filter((payment) => hasCredit(payment) && isOfPage(page, payment))
    .filter((payment) => currency === undefined || payment.currency === currency)
    .reduce((sum, { unallocated }) => sum + unallocated, 0);
  return { receipts, credit };
}

/** Whether a payment is for the page's work, whatever it pays. */
function isOfPage({ trackerId, customerId }: Page, payment: Payment): boolean {
  if (payment.trackerId !== '' && trackerId !== '') return payment.trackerId === trackerId;
  return payment.customerId === customerId;
}

/** What a page tells of a payment: all of it, or only what it brings to the page where it also pays other work. */
function receiptOf(payment: Payment, shown: ReadonlySet<string>, isOwn: boolean): Came['receipts'] {
  const allocations = payment.allocations.filter(({ invoiceId }) => shown.has(invoiceId));
  const credit = isOwn ? payment.unallocated : 0;
  const isWhole = allocations.length === payment.allocations.length && credit === payment.unallocated;
  const isAll = isWhole && (isOwn || allocations.length > 0);
  const amount = isAll ? payment.amount : allocated(allocations) + credit;
  return amount === 0 ? [] : [shownReceipt(payment, { amount, allocations, credit })];
}
