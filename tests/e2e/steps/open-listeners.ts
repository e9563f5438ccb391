import type { Page } from '@playwright/test';

/** Number of this page's open Firestore listeners, from its requests. */
export function watchListeners(page: Page): { readonly count: () => number } {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('__data__')) continue;
      // A message of the protocol: a listener added, or removed.
      const message = JSON.parse(text) as { addTarget?: { targetId: number }; removeTarget?: number };
      if (message.addTarget) open.add(message.addTarget.targetId);
      if (message.removeTarget !== undefined) open.delete(message.removeTarget);
    }
  });
  return { count: () => open.size };
}
