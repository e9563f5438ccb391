import type { AppError } from '@/domain/core/errors';

/** The state of one query. */
export type LiveState<D> = {
  readonly status: 'loading' | 'ready' | 'error' | 'denied';
  /** The latest result; kept through an error, dropped when reading is refused. */
  readonly data: D | null;
  readonly error: AppError | null;
  readonly retry: () => void;
};

/** A value with a subscription; fits `useSyncExternalStore`. */
export type Source<S> = { readonly subscribe: (listener: () => void) => () => void; readonly get: () => S };

/** Listeners of one kind, one per query. */
export type LiveTable<Q, D> = {
  readonly source: (question: Q) => Source<LiveState<D>>;
  /** Restarts the listeners with readers, and keeps their data meanwhile. */
  readonly refresh: (concerns: (question: Q) => boolean) => void;
  /** The queries with a reader. */
  readonly read: () => readonly Q[];
  readonly dropUnread: () => void;
  readonly closeAll: () => void;
  readonly reopen: () => void;
  readonly openCount: () => number;
};

type Options<Q, D> = {
  readonly keyOf: (question: Q) => string;
  readonly listen: (question: Q, next: (data: D) => void, fail: (error: AppError) => void) => () => void;
  readonly holdMs: number;
};

type Entry<Q, D> = {
  readonly question: Q;
  readonly readers: Set<() => void>;
  state: LiveState<D>;
  stop: (() => void) | null;
  hold: ReturnType<typeof setTimeout> | null;
};

const RESTING: LiveState<never> = { status: 'loading', data: null, error: null, retry: () => undefined };

/**
 * Shares one listener between all readers of a query and holds it a while after the last one leaves: listen, unlisten
 * and listen again at once can kill a Firestore client (firebase-js-sdk 9729).
 */
export function createLiveTable<Q, D>({ keyOf, listen, holdMs }: Options<Q, D>): LiveTable<Q, D> {
  const entries = new Map<string, Entry<Q, D>>();
  let isOpen = true;

  const show = (entry: Entry<Q, D>, change: Partial<LiveState<D>>) => {
    entry.state = { ...entry.state, ...change };
    for (const tell of [...entry.readers]) tell();
  };

  const stop = (entry: Entry<Q, D>) => {
    entry.stop?.();
    entry.stop = null;
  };

  const start = (entry: Entry<Q, D>) => {
    if (entry.stop || !isOpen) return;
    // Late deliveries of a stopped listener must not reach readers of the next one.
    let isCurrent = true;
    const leave = listen(
      entry.question,
      (data) => {
        if (isCurrent) show(entry, { status: 'ready', data, error: null });
      },
      (error) => {
        if (!isCurrent) return;
        stop(entry);
        const isDenied = error.code === 'denied';
        const data = isDenied ? null : entry.state.data;
        show(entry, { status: isDenied ? 'denied' : 'error', data, error });
      },
    );
    entry.stop = () => {
      isCurrent = false;
      leave();
    };
  };

  const create = (question: Q): Entry<Q, D> => {
    const retry = () => {
      stop(entry);
      show(entry, { status: 'loading', data: null, error: null });
      if (entry.readers.size > 0) start(entry);
    };
    const entry: Entry<Q, D> = {
      question,
      readers: new Set(),
      state: { ...RESTING, retry },
      stop: null,
      hold: null,
    };
    return entry;
  };

  const release = (key: string, entry: Entry<Q, D>) => {
    stop(entry);
    if (entries.get(key) === entry) entries.delete(key);
  };

  const source = (question: Q): Source<LiveState<D>> => {
    const key = keyOf(question);
    return {
      get: () => entries.get(key)?.state ?? RESTING,
      subscribe: (listener) => {
        const entry = entries.get(key) ?? create(question);
        entries.set(key, entry);
        if (entry.hold !== null) clearTimeout(entry.hold);
        entry.hold = null;
        // A new wrapper, so that two readers may pass the same function.
        const reader = () => listener();
        entry.readers.add(reader);
        if (entry.state.status === 'loading') start(entry);
        return () => {
          if (!entry.readers.delete(reader) || entry.readers.size > 0) return;
          entry.hold = setTimeout(() => release(key, entry), holdMs);
        };
      },
    };
  };

  return {
    source,
    refresh: (concerns) => {
      for (const entry of entries.values()) {
        if (entry.readers.size === 0 || !concerns(entry.question)) continue;
        stop(entry);
        start(entry);
      }
    },
    read: () =>
      [...entries.values()].filter(({ readers }) => readers.size > 0).map(({ question }) => question),
    dropUnread: () => {
      for (const [key, entry] of [...entries]) {
        if (entry.hold === null) continue;
        clearTimeout(entry.hold);
        release(key, entry);
      }
    },
    closeAll: () => {
      isOpen = false;
      for (const [key, entry] of [...entries]) {
        if (entry.hold !== null) clearTimeout(entry.hold);
        entry.hold = null;
        stop(entry);
        if (entry.readers.size === 0) entries.delete(key);
        else show(entry, { status: 'loading', data: null, error: null });
      }
    },
    reopen: () => {
      isOpen = true;
      for (const entry of entries.values()) start(entry);
    },
    openCount: () => [...entries.values()].filter((entry) => entry.stop !== null).length,
  };
}
