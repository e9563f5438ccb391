import { AppError } from '@/domain/core/errors';
import { MOST_COUNTED, MOST_ROWS } from '@/domain/core/list-bounds';
import { checkRef, checkSpec, checkWrites, problemOf } from '../check';
import { createMemoryOutbox } from './memory-outbox';
import { answer, sumOf } from './memory-query';
import { createMemoryServer } from './memory-server';
import type { MemoryServer, MemoryServerOptions } from './memory-server';
import { createMemoryWatchers, sameDoc, sameRows } from './memory-watchers';
import { safely } from '../safe-commit';
import type { DocResult, DocStore, QueryResult, QuerySpec, Ref, Write } from '../port';

/** The memory store, with handles for tests and examples. */
export type MemoryStore = DocStore & {
  /** The stored documents; another store over the same server is another device. */
  readonly server: MemoryServer;
  readonly goOffline: () => void;
  readonly goOnline: () => void;
  /** Loses the connection while this many queued batches reach the server: their answers never arrive. */
  readonly cutOff: (batches: number) => void;
  /** The queued batches, which a device keeps over a reload. */
  readonly unsent: () => readonly (readonly Write[])[];
  readonly openWatchers: () => number;
};

export type MemoryStoreOptions = MemoryServerOptions & {
  /** Shares the data of another store and ignores the server options here. */
  readonly server?: MemoryServer;
  /** Returns why a collection is not readable, or null; replaces the rules. */
  readonly readable?: (collection: string) => AppError | null;
  /** Runs a delivery to listeners later, never at once; component tests wrap it in `act`. */
  readonly deliver?: (run: () => void) => void;
};

/** A DocStore like Firestore without a network, for tests. The contract suite runs on both. */
export function createMemoryStore(options: MemoryStoreOptions = {}): MemoryStore {
  const { readable = () => null, deliver = queueMicrotask } = options;
  const server = options.server ?? createMemoryServer(options);
  const watchers = createMemoryWatchers(deliver);
  const outbox = createMemoryOutbox(server, watchers.tellAll);
  let isOnline = true;
  let isClosed = false;

  const refusalOf = (collection: string) => (isClosed ? new AppError('unavailable') : readable(collection));
  const query = (spec: QuerySpec): QueryResult => ({
    ...answer(outbox.rows(spec.collection).values(), spec),
    fromCache: !isOnline,
  });
  const doc = ({ collection, id }: Ref): DocResult => ({
    row: outbox.rows(collection).get(id) ?? null,
    fromCache: !isOnline,
  });

  /** Answers once, later. Counts may exceed the list limit and need the server. */
  const ask = async <R>(spec: Omit<QuerySpec, 'orderBy'>, isCounted: boolean, read: () => R): Promise<R> => {
    checkSpec(spec, isCounted ? MOST_COUNTED : MOST_ROWS);
    await new Promise<void>((resolve) => {
      deliver(resolve);
    });
    const refused = refusalOf(spec.collection);
    if (refused) throw refused;
    if (isCounted && !isOnline) throw new AppError('network');
    return read();
  };
  const readServer = async (ref: Ref) => {
    const refused = isOnline ? refusalOf(ref.collection) : new AppError('network');
    if (refused) throw refused;
    return server.read(ref);
  };
  const commit = async (writes: readonly Write[]) => {
    if (isClosed) throw new AppError('unavailable');
    checkWrites(writes);
    const settled = outbox.accept(writes);
    // Readers get the accepted change first, and its outcome in a later delivery.
    deliver(() => deliver(() => isOnline && outbox.send()));
    return settled;
  };
  const send = async (writes: readonly Write[]) => {
    checkWrites(writes);
    await new Promise<void>((resolve) => {
      deliver(resolve);
    });
    if (isClosed) throw new AppError('unavailable');
    if (!isOnline) throw new AppError('network');
    const refusal = server.handle(writes);
    if (refusal) throw refusal;
  };
  const stored = (spec: Omit<QuerySpec, 'orderBy'>) => server.rows(spec.collection).values();

  return {
    server,
    watch: (spec, onNext, onError) => {
      const problem = problemOf(() => checkSpec(spec));
      const refusal = () => problem ?? refusalOf(spec.collection);
      return watchers.add({ refusal, read: () => query(spec), same: sameRows, onNext, onError });
    },
    watchDoc: (ref, onNext, onError) => {
      const problem = problemOf(() => checkRef(ref));
      const refusal = () => problem ?? refusalOf(ref.collection);
      return watchers.add({ refusal, read: () => doc(ref), same: sameDoc, onNext, onError });
    },
    page: (spec) => ask(spec, false, () => query(spec)),
    count: (spec) => ask(spec, true, () => answer(stored(spec), { ...spec, orderBy: [] }).rows.length),
    sum: (spec, field) => ask(spec, true, () => sumOf(stored(spec), { ...spec, orderBy: [] }, field)),
    commit: (writes) => safely({ readServer }, writes, commit),
    send: (writes) => safely({ readServer }, writes, send),
    drained: outbox.drained,
    pause: async () => outbox.pause(),
    resume: async () => {
      outbox.resume();
      deliver(() => isOnline && outbox.send());
    },
    readLocal: async ({ collection, id }) => outbox.rows(collection).get(id)?.data,
    readServer,
    goOffline: () => {
      isOnline = false;
      watchers.tellAll();
    },
    goOnline: () => {
      isOnline = true;
      watchers.tellAll();
      deliver(outbox.send);
    },
    cutOff: (batches) => {
      isOnline = false;
      outbox.loseAnswers(batches);
      watchers.tellAll();
    },
    unsent: outbox.unsent,
    openWatchers: watchers.size,
    close: async () => {
      isClosed = true;
      watchers.clear();
    },
  };
}
