import { AppError } from '@/domain/core/errors';
import type { DocStore, QueryResult, QuerySpec } from '../store/port';
import { untilBack } from '../base/until-back';

/** How often a query is repeated that only this device answered. */
const MOST_TRIES = 5;

/**
 * A one-time read whose result must be complete. Firestore's client answers from the cache while it considers the
 * server unreachable, as after a slow answer. Rejects with AppError: 'network' when the server does not answer.
 */
export async function serverPage(store: DocStore, spec: QuerySpec): Promise<QueryResult> {
  const page = await store.page(spec);
  if (page.fromCache) throw new AppError('network');
  return page;
}

/** The same for a waiting user: retries while the browser has a network. Also rejects when `signal` is aborted. */
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
