type Dated = { readonly uuid: string; readonly createdAt: number };

/** A list as far as it has been read, newest first. */
export type ReadSoFar<T> = { readonly rows: readonly T[]; readonly hasMore: boolean };

/** Lists read page by page, shown as one. */
export type Merged<T> = {
  readonly rows: readonly T[];
  /** Which lists, by their place, have to be read on before anything older can be shown. */
  readonly behind: readonly number[];
};

/**
 * Merges lists that are newest first. What lies further back than a list has been read waits, so that an
 * older page never puts anything above what is already shown.
 */
export function mergeNewestFirst<T extends Dated>(lists: readonly ReadSoFar<T>[]): Merged<T> {
  const ends = lists.map(({ rows, hasMore }) => (hasMore ? (rows.at(-1)?.createdAt ?? Infinity) : -Infinity));
  const reached = Math.max(...ends);
  const rows = lists
    .flatMap((list) => list.rows.filter((row) => row.createdAt >= reached))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.uuid < b.uuid ? -1 : 1));
  return { rows, behind: lists.flatMap((list, at) => (list.hasMore && ends[at] === reached ? [at] : [])) };
}
