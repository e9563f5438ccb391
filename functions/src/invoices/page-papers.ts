import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import { ISSUED_INVOICE_VERSION } from '@/domain/invoices/issue/issued-invoice';
import { issuedCopyShape } from '@/domain/tracking/money-copy';
import { readSnapshot, storedRecord } from '../records';

/** The copies of frozen invoices, by their ids; one without a paper is left out. */
export async function readInvoiceCopies(
  db: Firestore,
  tx: Transaction,
  invoiceIds: readonly string[],
): Promise<readonly { readonly id: string; readonly data: DocumentData }[]> {
  if (invoiceIds.length === 0) return [];
  const papers = db.collection(COLLECTIONS.issuedPapers);
  const found = await tx.getAll(
    ...invoiceIds.map((id) => papers.doc(issuedPaperId(id, ISSUED_INVOICE_VERSION))),
  );
  return found.flatMap((doc) => {
    const paper = readSnapshot(issuedPaperShape, doc);
    if (!paper) return [];
    const { recordId, version, sha256, json } = paper;
    return [{ id: recordId, data: storedRecord(issuedCopyShape, { version, sha256, json }) }];
  });
}
