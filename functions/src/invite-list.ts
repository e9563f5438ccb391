import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

/** Hash of an address as document id: stable, and the name does not reveal the address. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

export function inviteRef(db: Firestore, email: string): DocumentReference {
  return db.collection(COLLECTIONS.invites).doc(hashOfAddress(email));
}
