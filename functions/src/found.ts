import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { foundBy } from '@/domain/search/find';
import type { Findable } from '@/domain/search/find';

/** What a search looks at, of a stored record of any noun. */
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
 * Brings what a record is found by up to date, and says whether that had to be written. It is nobody's edit: the
 * record's stamps stay, and its history says nothing of it.
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
