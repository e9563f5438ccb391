import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import { keptSums } from '@/domain/invoices/sums/invoice-sums';
import { mayChange } from '@/domain/nouns/record-rights';
import { readViewer } from '../company/viewers';
import { refOf } from '../document-ref';
import { readSnapshot, storedRecord } from '../records';
import { stampOf } from './write-settlement';
import type { Signed } from './write-settlement';

/**
 * Reads an invoice that a person may change, in the transaction that changes it.
 *
 * @throws AppError 'not-found' for one of another business, 'denied' without the right
 */
export async function readChangeable(
  db: Firestore,
  tx: Transaction,
  uid: string,
  invoiceId: string,
): Promise<Invoice> {
  const viewer = await readViewer(db, tx, uid);
  const stored = await tx.get(refOf(db, COLLECTIONS.invoices, invoiceId));
  const invoice = readSnapshot(invoiceShape, stored);
  if (invoice?.owner !== viewer.owner) throw new AppError('not-found');
  if (!mayChange(viewer, invoiceNoun, invoice)) throw new AppError('denied');
  return invoice;
}

/** Refuses with a sentence, if there is one. */
export function refuse(problem: string | null): void {
  if (problem !== null) throw new AppError('conflict', { sentence: problem });
}

/** Writes a correction of an issued invoice, with the sums and the status that follow from it. */
export function correct(
  db: Firestore,
  tx: Transaction,
  invoice: Invoice,
  change: Partial<Invoice>,
  signed: Signed,
): void {
  const sums = keptSums({ ...invoice, ...change });
  tx.update(
    db.collection(COLLECTIONS.invoices).doc(invoice.uuid),
    storedRecord(invoiceShape, { ...change, ...sums, ...stampOf(invoice.status, sums.status, signed) }),
  );
}
