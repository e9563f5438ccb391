import { FieldPath } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { NOUNS } from '@/domain/nouns';
import { firestore } from '../../functions/src/firestore';
import { refreshFound } from '../../functions/src/found';

const PAGE = 300;
const AT_ONCE = 20;

/** Adds search words and sort fields to the records of nouns that have them; returns how many lacked them. May run again. */
export async function keepAllFound(db: Firestore = firestore()): Promise<number> {
  let written = 0;
  for (const { shape } of NOUNS.filter(({ hasSearchWords }) => hasSearchWords)) {
    const all = db.collection(shape.collection).orderBy(FieldPath.documentId()).select().limit(PAGE);
    let page = await all.get();
    while (page.size > 0) {
      for (let from = 0; from < page.size; from += AT_ONCE) {
        const some = page.docs.slice(from, from + AT_ONCE);
        const changed = await Promise.all(some.map(({ ref }) => refreshFound(db, ref)));
        written += changed.filter(Boolean).length;
      }
      page = await all.startAfter(page.docs.at(-1)).get();
    }
  }
  return written;
}
