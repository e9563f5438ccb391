import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { isOutstanding } from '@/domain/invoices/due/overdue';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { MOST_INVOICES_SHOWN } from '@/domain/tracking/money-copy';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { readRecord } from '../records';

/** Most invoices of a customer or tracker that are looked at. */
const MOST_READ = 200;

export type Page = Pick<TrackingLink, 'owner' | 'trackerId' | 'customerId'>;

/**
 * Whether an invoice or a credit note is shown on a link's page: it was issued, is not void, and is of the page's tracker,
 * or of its customer and of no tracker. A page without a tracker shows all that its customer has.
 */
export function isInvoiceOnPage(
  { owner, trackerId, customerId }: Page,
  invoice: Pick<Invoice, 'owner' | 'trackerId' | 'customerId' | 'number' | 'status'>,
): boolean {
  if (invoice.owner !== owner || invoice.number === null || invoice.status === 'Void') return false;
  if (invoice.trackerId !== '' && trackerId !== '') return invoice.trackerId === trackerId;
  return customerId !== '' && invoice.customerId === customerId;
}

/** The invoices and credit notes of a link's page, those issued last first. */
export async function readPageInvoices(
  db: Firestore,
  tx: Transaction,
  page: Page,
): Promise<readonly Invoice[]> {
  const own = db.collection(COLLECTIONS.invoices).where('owner', '==', page.owner).limit(MOST_READ);
  const queries = [
    ...(page.trackerId === '' ? [] : [own.where('trackerId', '==', page.trackerId)]),
    ...(page.customerId === '' ? [] : [own.where('customerId', '==', page.customerId)]),
  ];
  const read = async (query: Query) =>
    (await tx.get(query)).docs.map((doc) => readRecord(invoiceShape, doc.data()));
  const found = (await Promise.all(queries.map(read))).flat();
  const byId = new Map(found.map((invoice) => [invoice.uuid, invoice]));
  const shown = [...byId.values()].filter((invoice) => isInvoiceOnPage(page, invoice));
  return shown
    .toSorted((a, b) => Number(isOutstanding(b)) - Number(isOutstanding(a)) || latestFirst(a, b))
    .slice(0, MOST_INVOICES_SHOWN)
    .toSorted(latestFirst);
}

function latestFirst(a: Invoice, b: Invoice): number {
  return (b.issuedAt ?? 0) - (a.issuedAt ?? 0) || a.uuid.localeCompare(b.uuid);
}
