import type { Page } from '@playwright/test';

/** What a message of the protocol adds: a query or single documents. */
interface AddedTarget {
  readonly targetId: number;
  readonly query?: {
    readonly parent: string;
    readonly structuredQuery: { readonly from: readonly { readonly collectionId: string }[] };
  };
  readonly documents?: { readonly documents: readonly string[] };
}

/** This page's open Firestore listeners, from its requests. */
export function watchListeners(page: Page): { readonly open: () => string[] } {
  const open = new Map<number, string>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('__data__')) continue;
      // A message of the protocol: a listener added, or removed.
      const message = JSON.parse(text) as { addTarget?: AddedTarget; removeTarget?: number };
      if (message.addTarget) open.set(message.addTarget.targetId, placeOf(message.addTarget));
      if (message.removeTarget !== undefined) open.delete(message.removeTarget);
    }
  });
  return { open: () => [...open.values()].toSorted() };
}

/** Path of the documents that a listener is for, from the database's root. */
function placeOf({ query, documents }: AddedTarget): string {
  const path = query
    ? `${query.parent}/${query.structuredQuery.from.map((one) => one.collectionId).join()}`
    : (documents?.documents.join() ?? '');
  return path.replaceAll(/projects\/[^/]+\/databases\/[^/]+\/documents\/?/g, '');
}
