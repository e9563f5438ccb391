import type { DocumentData, Query } from 'firebase-admin/firestore';

const PAGE = 500;

/** Walks an ordered query page by page; a page's rows may leave the query on the way. */
export async function eachOf(
  query: Query,
  act: (data: DocumentData, id: string) => Promise<void>,
): Promise<void> {
  for (let page = await query.limit(PAGE).get(); !page.empty;) {
    for (const doc of page.docs) await act(doc.data(), doc.id);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await query.startAfter(last).limit(PAGE).get();
  }
}
