import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { issuedPrefix, seriesOf } from '@/domain/invoices/issue/issued-number';
import type { Invoice } from '@/domain/invoices/invoice';
import { foundBy } from '@/domain/search/find';
import type { Day } from '@/domain/time/time';
import { lastNumber } from '../triggers/numbers';

type Taking = {
  readonly invoice: Invoice;
  readonly counter: DocumentSnapshot;
  /** The prefix that the business has set. */
  readonly ownPrefix: string;
  readonly issuedOn: Day;
};

/** The day of the last paper of a series; '' before the first. */
export function lastIssuedOn(counter: DocumentSnapshot): Day {
  const day: unknown = counter.get('issuedOn');
  return typeof day === 'string' ? day : '';
}

/** The entry of the number that a series gives next: nothing is stored there before it is given. */
export function nextEntry(db: Firestore, counter: DocumentSnapshot): DocumentReference {
  return db.collection(COLLECTIONS.numbers).doc(`${counter.ref.id}_${lastNumber(counter) + 1}`);
}

/**
 * Takes the next number of a series in the transaction that read its counter, and registers it, so that none is used twice
 * even if the counter was set back. Returns the record's fields for it.
 */
export function takeIssuedNumber(
  db: Firestore,
  tx: Transaction,
  { invoice, counter, ownPrefix, issuedOn }: Taking,
) {
  const { owner, uuid: recordId } = invoice;
  const kind = seriesOf(invoice);
  const number = lastNumber(counter) + 1;
  tx.set(counter.ref, { owner, kind, last: number, issuedOn });
  tx.create(nextEntry(db, counter), { owner, kind, number, recordId });
  const numberPrefix = issuedPrefix(invoice, ownPrefix, issuedOn);
  return { number, numberPrefix, ...foundBy({ ...invoice, number, numberPrefix }) };
}
