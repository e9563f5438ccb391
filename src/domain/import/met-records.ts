/** The records that the rows of a file meet, in lists by name. */
export type MetRecords = Readonly<Record<string, readonly unknown[]>>;

/** The id of a record, for each list. */
export type MetIds<M extends MetRecords> = { readonly [K in keyof M]: (record: M[K][number]) => string };

/** Collects the records that rows meet, each once, in its latest version. */
export function collectMet<M extends MetRecords>(ids: MetIds<M>) {
  const lists = Object.entries(ids).map(([name, idOf]) => ({
    name,
    idOf,
    found: new Map<string, unknown>(),
  }));
  return {
    add: (met: M): void => {
      for (const { name, idOf, found } of lists)
        for (const record of met[name] ?? []) found.set(idOf(record), record);
    },
    // Each list holds what was added to it.
    met: () =>
      Object.fromEntries(lists.map(({ name, found }) => [name, [...found.values()]])) as unknown as M,
    clear: (): void => lists.forEach(({ found }) => found.clear()),
  };
}

/** Records per stored slice: a few milliseconds of copying. */
const SLICE = 250;

/** Cuts what was met into slices that are quick to copy. */
export function slicesOf<M extends MetRecords>(met: M): readonly M[] {
  const count = Math.ceil(Math.max(...Object.values(met).map(({ length }) => length)) / SLICE);
  return Array.from({ length: count }, (_, at) => {
    const cut = (list: readonly unknown[]) => list.slice(at * SLICE, (at + 1) * SLICE);
    return Object.fromEntries(Object.entries(met).map(([name, list]) => [name, cut(list)])) as unknown as M;
  });
}
