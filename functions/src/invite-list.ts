import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

/** An address as an id: nobody finds it out from a document's name, and the same address has the same one. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

/** Where an address in lower case is kept on the invite list. */
export function inviteRef(db: Firestore, email: string): DocumentReference {
  return db.collection(COLLECTIONS.invites).doc(hashOfAddress(email));
}
