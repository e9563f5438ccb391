type Dated = { readonly uuid: string; readonly createdAt: number };

/** The part of a list read so far, newest first. */
export type ReadSoFar<T> = { readonly rows: readonly T[]; readonly hasMore: boolean };

export type Merged<T> = {
  readonly rows: readonly T[];
  /** Indexes of the lists to read on before older rows can show. */
  readonly behind: readonly number[];
};

/** Merges lists newest first. Rows older than any list's read part wait: no page inserts above shown rows. */
export function mergeNewestFirst<T extends Dated>(lists: readonly ReadSoFar<T>[]): Merged<T> {
  const ends = lists.map(({ rows, hasMore }) => (hasMore ? (rows.at(-1)?.createdAt ?? Infinity) : -Infinity));
  const reached = Math.max(...ends);
  const rows = lists
    .flatMap((list) => list.rows.filter((row) => row.createdAt >= reached))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.uuid < b.uuid ? -1 : 1));
  return { rows, behind: lists.flatMap((list, at) => (list.hasMore && ends[at] === reached ? [at] : [])) };
}
