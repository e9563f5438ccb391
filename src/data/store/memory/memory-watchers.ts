import type { AppError } from '@/domain/core/errors';
import type { DocResult, QueryResult, Row } from '../port';

/** One listener: how it reads, and when two results are equal for it. */
export type Watcher<R> = {
  /** Returns why reading is refused, or null; called before every read. */
  readonly refusal: () => AppError | null;
  readonly read: () => R;
  readonly same: (a: R, b: R) => boolean;
  readonly onNext: (result: R) => void;
  readonly onError: (error: AppError) => void;
};

export type MemoryWatchers = {
  /** Delivers soon and after every change, until an error or the returned function ends it. */
  readonly add: <R>(watcher: Watcher<R>) => () => void;
  readonly tellAll: () => void;
  readonly clear: () => void;
  readonly size: () => number;
};

/** The listeners of one memory store; `deliver` runs deliveries later, never at once. */
export function createMemoryWatchers(deliver: (run: () => void) => void): MemoryWatchers {
  const open = new Set<() => void>();
  let isDue = false;

  return {
    add: <R>({ refusal, read, same, onNext, onError }: Watcher<R>) => {
      let last: { readonly result: R } | null = null;
      const tell = () => {
        if (!open.has(tell)) return;
        const refused = refusal();
        if (refused) {
          open.delete(tell);
          onError(refused);
          return;
        }
        const result = read();
        if (last && same(last.result, result)) return;
        last = { result };
        onNext(result);
      };
      open.add(tell);
      deliver(tell);
      return () => {
        open.delete(tell);
      };
    },
    tellAll: () => {
      if (isDue) return;
      isDue = true;
      deliver(() => {
        isDue = false;
        for (const tell of [...open]) tell();
      });
    },
    clear: () => open.clear(),
    size: () => open.size,
  };
}

/** True for results that no reader can tell apart. */
export function sameRows(a: QueryResult, b: QueryResult): boolean {
  return (
    a.fromCache === b.fromCache &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => sameRow(row, b.rows[at] ?? null))
  );
}

/** True for documents that no reader can tell apart. */
export function sameDoc(a: DocResult, b: DocResult): boolean {
  return a.fromCache === b.fromCache && sameRow(a.row, b.row);
}

function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b;
  return a.id === b.id && a.data === b.data && a.pending === b.pending;
}
