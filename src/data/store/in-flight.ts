import type { DocStore } from './port';

export type TrackedStore = DocStore & {
  readonly unsent: () => number;
  /** Resolves when every batch, also of earlier sessions, is acknowledged or refused, at the latest after `maxMs`. */
  readonly settled: (maxMs: number) => Promise<void>;
};

/** Counts unacknowledged batches, so that the store is not closed before they are sent. */
export function trackCommits(store: DocStore): TrackedStore {
  const inFlight = new Set<Promise<void>>();
  return {
    ...store,
    commit: async (writes) => {
      const sent = store.commit(writes);
      inFlight.add(sent);
      try {
        await sent;
      } finally {
        inFlight.delete(sent);
      }
    },
    unsent: () => inFlight.size,
    settled: async (maxMs) => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxMs);
        void Promise.allSettled([...inFlight, store.drained()]).then(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
