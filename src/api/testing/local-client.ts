import { memoryStoreWith, signedInAs } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { stateOver } from '@/data/testing/state-over';
import type { Intent } from '@/data/core/intent';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { createClient } from '../client';
import type { Client } from '../client';
import { createLocalApi } from '../local/local-api';
import type { LocalApi } from '../local/local-api';
import { ROOMS } from '../local/rooms';
import { createRouter } from '../local/router';
import type { Router } from '../local/router';

export type LocalClient = {
  readonly send: Client;
  /** Like `send`, without waiting until the store has the changes. */
  readonly sendAtOnce: Client;
  readonly watch: LocalApi['watch'];
  readonly store: MemoryStore;
  /** Changes so far, oldest first. */
  readonly intents: readonly Intent[];
};

/** The API over a memory store with these records, for tests of handlers. */
export function localClient(
  options: Pick<RenderWithDataOptions, 'rows' | 'store' | 'user'> = {},
  router: Router = createRouter(ROOMS),
): LocalClient {
  const store = options.store ?? memoryStoreWith(options.rows ?? {});
  const session = signedInAs(options.user);
  const { live, journal } = stateOver(store, session);
  const intents: Intent[] = [];
  let committed: Promise<unknown> = Promise.resolve();
  const commit = (intent: Intent) => {
    intents.push(intent);
    return new Promise<void>((resolve) => {
      committed = Promise.all([committed, journal.commit(intent, 'keep', resolve)]);
    });
  };
  const { viewer, user } = session;
  const parts = {
    store,
    live,
    viewer,
    user,
    commit: (intent: Intent) => void commit(intent),
    commitUntilSent: commit,
  };
  const { adapter, watch } = createLocalApi(parts, router);
  const client = createClient({ server: '', adapter });
  // The store has a call's changes when it has answered.
  const send: Client = async (call, input) => {
    const answer = await client(call, input);
    await committed;
    return answer;
  };
  return { send, sendAtOnce: client, watch, store, intents };
}
