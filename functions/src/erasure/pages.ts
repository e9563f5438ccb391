import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';

/** Documents deleted at once; a commit takes 500 operations. */
export const PAGE = 200;

/** Deletes a query's results page by page; `goneWith` names the documents deleted with each. */
export async function erase(
  db: Firestore,
  found: Query,
  most: number,
  page = PAGE,
  goneWith: (ref: DocumentReference) => readonly DocumentReference[] = (ref) => [ref],
): Promise<number> {
  return inPages(most, async () => {
    const { docs } = await found.select().limit(page).get();
    if (docs.length === 0) return 0;
    const batch = db.batch();
    for (const ref of docs.flatMap((doc) => goneWith(doc.ref))) batch.delete(ref);
    await batch.commit();
    return docs.length;
  });
}

/** Takes pages until one is empty or about `most` documents are deleted; returns the number. */
export async function inPages(most: number, takePage: () => Promise<number>): Promise<number> {
  let gone = 0;
  while (gone < most) {
    const taken = await takePage();
    if (taken === 0) break;
    gone += taken;
  }
  return gone;
}
