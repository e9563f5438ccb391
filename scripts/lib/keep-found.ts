import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerKeys } from '@/domain/customers/customer';
import { NOUNS } from '@/domain/nouns';
import { firestore } from '../../functions/src/firestore';
import { refreshFound } from '../../functions/src/found';
import { eachDocument } from './each-document';

/**
 * Adds search words and sort fields to the records of nouns that have them, and to customers the keys they are found by;
 * returns how many lacked them. May run again.
 */
export async function keepAllFound(db: Firestore = firestore()): Promise<number> {
  let written = 0;
  for (const { shape } of NOUNS.filter(({ hasSearchWords }) => hasSearchWords)) {
    written += await eachDocument(db, shape.collection, (ref) => refreshFound(db, ref));
  }
  return written + (await eachDocument(db, COLLECTIONS.customers, refreshKeys));
}

async function refreshKeys(ref: DocumentReference): Promise<boolean> {
  const stored = await ref.get();
  const text = (field: string) => String(stored.get(field) ?? '');
  const keys = customerKeys({ name: text('name'), phone: text('phone'), email: text('email') });
  if (Object.entries(keys).every(([field, key]) => stored.get(field) === key)) return false;
  await ref.update(keys);
  return true;
}
