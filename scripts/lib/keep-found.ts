import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerKeys } from '@/domain/customers/customer';
import { NOUNS } from '@/domain/nouns';
import { firestore } from '../../functions/src/firestore';
import { refreshFound } from '../../functions/src/found';
import { eachDocument } from './each-document';

/**
 * Adds search words and sort fields to the records of nouns that have them, and the folded names of customers; returns how
 * many lacked them. May run again.
 */
export async function keepAllFound(db: Firestore = firestore()): Promise<number> {
  let written = 0;
  for (const { shape } of NOUNS.filter(({ hasSearchWords }) => hasSearchWords)) {
    written += await eachDocument(db, shape.collection, (ref) => refreshFound(db, ref));
  }
  return written + (await eachDocument(db, COLLECTIONS.customers, refreshNameKey));
}

async function refreshNameKey(ref: DocumentReference): Promise<boolean> {
  const stored = await ref.get();
  const { nameKey } = customerKeys({ name: String(stored.get('name') ?? ''), phone: '', email: '' });
  if (nameKey === stored.get('nameKey')) return false;
  await ref.update({ nameKey });
  return true;
}
