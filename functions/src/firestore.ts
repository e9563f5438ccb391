import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app';

/** The Admin SDK's Firestore. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}
