import { AppError } from '@/domain/core/errors';
import type { DocStore } from './port';

export type TrackedStore = DocStore & {
  readonly unsent: () => number;
  /** Resolves when every batch, also of earlier sessions, is acknowledged or refused, at the latest after `maxMs`. */
  readonly settled: (maxMs: number) => Promise<void>;
  /**
   * Refuses new questions and waits for the asked ones, at the latest for `maxMs`: the SDK fetches the token of a
   * question when it sends it, and after a sign-out there is none.
   */
  readonly quiet: (maxMs: number) => Promise<void>;
  /** Answers questions again, after a failed sign-out. */
  readonly speak: () => void;
};

/** Tracks batches and one-time questions, so that neither a close nor a sign-out overtakes them. */
export function trackCommits(store: DocStore): TrackedStore {
  const inFlight = new Set<Promise<void>>();
  const asked = new Set<Promise<unknown>>();
  let isQuiet = false;

  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (isQuiet) throw new AppError('unavailable');
    const answer = question();
    asked.add(answer);
    try {
      return await answer;
    } finally {
      asked.delete(answer);
    }
  };

  return {
    ...store,
    page: (spec) => ask(() => store.page(spec)),
    count: (spec) => ask(() => store.count(spec)),
    sum: (spec, field) => ask(() => store.sum(spec, field)),
    send: (writes) => ask(() => store.send(writes)),
    readServer: (ref) => ask(() => store.readServer(ref)),
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
    settled: (maxMs) => allWithin(maxMs, [...inFlight, store.drained()]),
    quiet: (maxMs) => {
      isQuiet = true;
      return allWithin(maxMs, [...asked]);
    },
    speak: () => {
      isQuiet = false;
    },
  };
}

/** Resolves when all have ended, at the latest after so many ms. */
function allWithin(maxMs: number, acts: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxMs);
    void Promise.allSettled(acts).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
