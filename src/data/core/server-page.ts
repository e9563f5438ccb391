import { AppError } from '@/domain/core/errors';
import type { DocStore, QueryResult, QuerySpec } from '../store/port';
import { untilBack } from '../runtime/until-back';

/** How often a question is asked again that only this device answered. */
const MOST_TRIES = 5;

/**
 * A one-time read for what has to be whole. Firestore's client answers alone when it takes the server for away, which a
 * slow one is to it for a while, and then with what this device happens to hold.
 * Rejects with AppError: 'network' where the server does not answer.
 */
export async function serverPage(store: DocStore, spec: QuerySpec): Promise<QueryResult> {
  const page = await store.page(spec);
  if (page.fromCache) throw new AppError('network');
  return page;
}

/**
 * The same for what somebody waits for: it asks again while the browser has a network. Rejects also when `signal` says
 * that nobody waits any more.
 */
export async function patientServerPage(
  store: DocStore,
  spec: QuerySpec,
  signal?: AbortSignal,
): Promise<QueryResult> {
  for (let tries = 0; ; tries += 1) {
    const page = await store.page(spec);
    if (!page.fromCache) return page;
    signal?.throwIfAborted();
    if (tries === MOST_TRIES || !navigator.onLine) throw new AppError('network');
    await untilBack();
  }
}
