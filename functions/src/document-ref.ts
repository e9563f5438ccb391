import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** An id that no document has: records are named by letters and digits. */
const NOWHERE = '-';

/** The reference of a document, whose id may be '' where a record names none: nothing is stored there. */
export function refOf(db: Firestore, collection: string, id: string): DocumentReference {
  return db.collection(collection).doc(id === '' ? NOWHERE : id);
}
