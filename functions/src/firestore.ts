import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';

let store: Firestore | null = null;

/** The project's Firestore with the rights of the server, made on first use. */
export function firestore(): Firestore {
  store ??= getFirestore(initializeApp());
  return store;
}
