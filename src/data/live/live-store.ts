import { toAppError } from '../base/app-error';
import type { DocResult, DocStore, QueryResult, QuerySpec, Ref, Write } from '../store/port';
import { createFirstAnswers } from './first-answers';
import { createLiveTable } from './live-table';
import type { LiveState, Source } from './live-table';
import { refKey, specKey } from './spec-key';

/** How long a listener outlives its last reader: React remounts, and users go back. */
const HOLD_MS = 10_000;

/** How long a list without an answer may hold counts back, in ms. */
const COUNTS_PATIENCE_MS = 5_000;

/** A field, and the query over whose matches it is summed. */
export type SumAsked = { readonly spec: QuerySpec; readonly field: string };

/** The lists and documents that a screen reads first. */
export type Asked = { readonly rows: readonly QuerySpec[]; readonly docs: readonly Ref[] };

/** The only owner of a session's listeners. */
export type LiveStore = {
  readonly rows: (spec: QuerySpec) => Source<LiveState<QueryResult>>;
  readonly doc: (ref: Ref) => Source<LiveState<DocResult>>;
  /** The number of matches; requested once, behind the lists and records, and again after `noteWritten`. */
  readonly count: (spec: QuerySpec) => Source<LiveState<number>>;
  /** The sum of a field over the matches; requested like `count`. */
  readonly sum: (asked: SumAsked) => Source<LiveState<number>>;
  /** Starts listeners for a screen that is not drawn yet and will read them. */
  readonly askAhead: (asked: Asked) => void;
  readonly noteWritten: (writes: readonly Write[]) => void;
  /** Stops listeners without a reader at once. */
  readonly dropUnread: () => void;
  /** Stops every listener and drops its data; nothing starts until `reopen`. */
  readonly closeAll: () => void;
  /** Restarts the listeners with readers, after a failed sign-out. */
  readonly reopen: () => void;
  readonly openCount: () => number;
};

/**
 * Creates one table of shared listeners per kind of query over a store.
 *
 * @param onFirst runs once, with what the first screen reads when all of it has an answer
 */
export function createLiveStore(
  store: DocStore,
  holdMs: number = HOLD_MS,
  onFirst: (asked: Asked) => void = () => undefined,
): LiveStore {
  let hasTold = false;
  const { tracked, after } = createFirstAnswers(COUNTS_PATIENCE_MS, () => {
    if (hasTold) return;
    const asked = { rows: rows.read().filter((spec) => spec.after === undefined), docs: docs.read() };
    if (asked.rows.length + asked.docs.length === 0) return;
    hasTold = true;
    onFirst(asked);
  });
  const rows = createLiveTable<QuerySpec, QueryResult>({
    keyOf: specKey,
    listen: tracked(store.watch),
    holdMs,
  });
  const docs = createLiveTable<Ref, DocResult>({ keyOf: refKey, listen: tracked(store.watchDoc), holdMs });
  const counts = createLiveTable<QuerySpec, number>({
    keyOf: specKey,
    listen: ({ collection, where, limit }, next, fail) =>
      after(() => {
        store.count({ collection, where, limit }).then(next, (error: unknown) => fail(toAppError(error)));
      }),
    holdMs,
  });
  const sums = createLiveTable<SumAsked, number>({
    keyOf: ({ spec, field }) => `${field} ${specKey(spec)}`,
    listen: ({ spec: { collection, where, limit }, field }, next, fail) =>
      after(() => {
        store
          .sum({ collection, where, limit }, field)
          .then(next, (error: unknown) => fail(toAppError(error)));
      }),
    holdMs,
  });
  const tables = [rows, docs, counts, sums];
  return {
    rows: rows.source,
    doc: docs.source,
    count: counts.source,
    sum: sums.source,
    askAhead: (asked) => {
      // Held like those of a reader that has just left.
      for (const spec of asked.rows) rows.source(spec).subscribe(() => undefined)();
      for (const ref of asked.docs) docs.source(ref).subscribe(() => undefined)();
    },
    noteWritten: (writes) => {
      const collections = new Set(writes.map((write) => write.ref.collection));
      counts.refresh((spec) => collections.has(spec.collection));
      sums.refresh(({ spec }) => collections.has(spec.collection));
    },
    dropUnread: () => tables.forEach((table) => table.dropUnread()),
    closeAll: () => tables.forEach((table) => table.closeAll()),
    reopen: () => tables.forEach((table) => table.reopen()),
    openCount: () => rows.openCount() + docs.openCount(),
  };
}
