import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { foundBy } from '@/domain/search/find';
import type { Findable } from '@/domain/search/find';

/** A document's snapshot, or its data. */
type Fields = { readonly get: (field: string) => unknown };

/** The fields a search reads from a stored record of any noun. */
export function readFindable(record: Fields): Findable {
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

/** The search words of a record's fields; null when it has them already. */
export function missingFound(record: Fields): ReturnType<typeof foundBy> | null {
  const found = foundBy(readFindable(record));
  const isKept =
    record.get('customerKey') === found.customerKey && isDeepStrictEqual(record.get('find'), found.find);
  return isKept ? null : found;
}

/** Updates a record's search words and returns whether it had to. No user's edit: stamps and history stay. */
export async function refreshFound(db: Firestore, recordRef: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const record = await tx.get(recordRef);
    const found = record.exists ? missingFound(record) : null;
    if (found) tx.update(recordRef, found);
    return found !== null;
  });
}
