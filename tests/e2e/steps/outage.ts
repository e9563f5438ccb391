import type { BrowserContext, Locator, Page } from '@playwright/test';
import { emulators } from '../../setup/emulators';

/** Messages of the browser and the SDK about an unreachable server. */
export const OUTAGE =
  /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|transport errored|Could not reach Cloud Firestore backend|RunAggregationQuery|RPC .Commit.|BatchGetDocuments|HTTP error has no status|Failed to get document/i;

/** Makes a service unreachable for a browser; returns a function that restores it. */
export async function cutOff(
  context: BrowserContext,
  service: 'firestore' | 'functions',
): Promise<() => Promise<void>> {
  const { host, port } = emulators[service];
  const isThere = (url: URL) => url.host === `${host}:${port}`;
  await context.route(isThere, (route) => route.abort('connectionrefused'));
  return async () => {
    await context.unroute(isThere);
    // The browser's event for a restored network; without it the SDK waits up to a minute.
    for (const page of context.pages()) await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

/**
 * Loses the answer to the first change with this text: the server gets it, and the connection ends before the browser
 * hears of it. The browser is online again at once.
 */
export async function loseAnswerTo(page: Page, text: string): Promise<void> {
  const context = page.context();
  let isLost = false;
  await context.route(/\/Write\/channel/, async (route) => {
    const body = decodeURIComponent(route.request().postData() ?? '');
    if (isLost || !body.includes(text)) return route.continue();
    isLost = true;
    // The answer comes on another request, which ends with the connection.
    await context.setOffline(true);
    await route.fetch();
    await route.abort('internetdisconnected');
    return context.setOffline(false);
  });
}

/** Counts how often a text is sent to Firestore from now on. */
export function watchSends(page: Page): (text: string) => number {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Write/channel')) sent.push(decodeURIComponent(request.postData() ?? ''));
  });
  return (text) => sent.filter((body) => body.includes(text)).length;
}

/** The top bar's count of waiting changes. */
export function waitingMark(page: Page): Locator {
  return page.getByRole('button', { name: /changes? waiting to send/ });
}

/** The top bar's counts of changes that need the user. */
export function troubleMark(page: Page): Locator {
  return page.getByRole('button', { name: /changes? (not saved|to decide)/ });
}
