import type { Firestore } from 'firebase-admin/firestore';
import { NOUNS } from '@/domain/nouns';
import { firestore } from '../../functions/src/firestore';
import { refreshFound } from '../../functions/src/found';
import { eachDocument } from './each-document';

/** Adds search words and sort fields to the records of nouns that have them; returns how many lacked them. May run again. */
export async function keepAllFound(db: Firestore = firestore()): Promise<number> {
  let written = 0;
  for (const { shape } of NOUNS.filter(({ hasSearchWords }) => hasSearchWords)) {
    written += await eachDocument(db, shape.collection, (ref) => refreshFound(db, ref));
  }
  return written;
}
