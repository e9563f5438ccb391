import type { BrowserContext, Locator, Page } from '@playwright/test';
import { emulators } from '../../setup/emulators';

/** Lines that the browser and the SDK print about a server that is away. */
export const OUTAGE =
  /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|transport errored|Could not reach Cloud Firestore backend|RunAggregationQuery|RPC .Commit.|BatchGetDocuments|HTTP error has no status|Failed to get document/i;

/** Makes a service unreachable for a browser, as when it is stopped; answers how to bring it back. */
export async function cutOff(
  context: BrowserContext,
  service: 'firestore' | 'functions',
): Promise<() => Promise<void>> {
  const { host, port } = emulators[service];
  const isThere = (url: URL) => url.host === `${host}:${port}`;
  await context.route(isThere, (route) => route.abort('connectionrefused'));
  return async () => {
    await context.unroute(isThere);
    // What the browser tells when a network comes back; without it the SDK tries again in a minute.
    for (const page of context.pages()) await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

/** Counts how often a text is sent to Firestore from now on. */
export function watchSends(page: Page): (text: string) => number {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Write/channel')) sent.push(decodeURIComponent(request.postData() ?? ''));
  });
  return (text) => sent.filter((body) => body.includes(text)).length;
}

/** The mark in the top bar that says how many changes wait. */
export function waitingMark(page: Page): Locator {
  return page.getByRole('button', { name: /changes? waiting to send/ });
}
