import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app';

/** The project's Firestore with the rights of the server. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}
