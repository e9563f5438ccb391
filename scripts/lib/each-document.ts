import { FieldPath } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

const PAGE = 300;
const AT_ONCE = 20;

/** Walks a whole collection; returns for how many documents `change` answered true. */
export async function eachDocument(
  db: Firestore,
  collection: string,
  change: (ref: DocumentReference) => Promise<boolean>,
): Promise<number> {
  let written = 0;
  const all = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(PAGE);
  let page = await all.get();
  while (page.size > 0) {
    for (let from = 0; from < page.size; from += AT_ONCE) {
      const changed = await Promise.all(page.docs.slice(from, from + AT_ONCE).map(({ ref }) => change(ref)));
      written += changed.filter(Boolean).length;
    }
    page = await all.startAfter(page.docs.at(-1)).get();
  }
  return written;
}
