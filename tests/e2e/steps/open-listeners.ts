import type { Page } from '@playwright/test';

/** How many questions this page has open at Firestore, read from what it sends there. */
export function watchListeners(page: Page): { readonly count: () => number } {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('__data__')) continue;
      // One message of the protocol: a question asked, or one taken back.
      const message = JSON.parse(text) as { addTarget?: { targetId: number }; removeTarget?: number };
      if (message.addTarget) open.add(message.addTarget.targetId);
      if (message.removeTarget !== undefined) open.delete(message.removeTarget);
    }
  });
  return { count: () => open.size };
}
