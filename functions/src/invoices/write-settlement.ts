import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import type { Settlement } from '@/domain/payments/settle/settlement';
import { storedRecord } from '../records';

/** Who a change is by (a uid, or '' for nobody), and when, in epoch ms. */
export type Signed = { readonly by: string; readonly now: number };

/** Writes what a settlement changes; `invoices` are those it was made from, by which a new status is signed. */
export function writeSettlement(
  db: Firestore,
  tx: Transaction,
  settlement: Settlement,
  invoices: readonly Pick<Invoice, 'uuid' | 'status'>[],
  signed: Signed,
): void {
  const { by: updatedBy, now: updatedAt } = signed;
  for (const { uuid, ...change } of settlement.payments)
    tx.update(
      db.collection(COLLECTIONS.payments).doc(uuid),
      storedRecord(paymentShape, { ...change, updatedAt, updatedBy }),
    );
  for (const { uuid, ...sums } of settlement.invoices) {
    const before = invoices.find((invoice) => invoice.uuid === uuid);
    tx.update(
      db.collection(COLLECTIONS.invoices).doc(uuid),
      storedRecord(invoiceShape, { ...sums, ...stampOf(before?.status, sums.status, signed) }),
    );
  }
}

/** The stamps of a change that leaves an invoice in this status. */
export function stampOf(
  before: Invoice['status'] | undefined,
  status: Invoice['status'],
  { by, now }: Signed,
): Partial<Invoice> {
  const moved = status === before ? {} : { statusAt: now, statusBy: by };
  return { ...moved, updatedAt: now, updatedBy: by };
}
