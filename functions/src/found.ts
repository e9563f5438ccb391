import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { foundBy } from '@/domain/search/find';
import type { Findable } from '@/domain/search/find';

/** The fields a search reads from a stored record of any noun. */
export function readFindable(record: DocumentSnapshot): Findable {
  const number: unknown = record.get('number');
  const text = (field: keyof Findable): string => {
    const value: unknown = record.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    number: typeof number === 'number' ? number : null,
    numberPrefix: text('numberPrefix'),
    title: text('title'),
    customerName: text('customerName'),
    phone: text('phone'),
    streetAddress: text('streetAddress'),
    city: text('city'),
  };
}

/**
 * Updates a record's search words and returns whether a write was needed. It is no user's edit: stamps and
 * history stay.
 */
export async function refreshFound(db: Firestore, recordRef: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const record = await tx.get(recordRef);
    if (!record.exists) return false;
    const found = foundBy(readFindable(record));
    const isKept =
      record.get('customerKey') === found.customerKey && isDeepStrictEqual(record.get('find'), found.find);
    if (!isKept) tx.update(recordRef, found);
    return !isKept;
  });
}
