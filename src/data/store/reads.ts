/** Documents delivered to this window, by collection: the cost of a screen. */
export type Reads = Readonly<Record<string, number>>;

let reads: Reads = {};

/** Counts delivered documents; subcollections count under the first name of their path. */
export function countReads(collection: string, documents: number): void {
  if (documents === 0) return;
  const [name = collection] = collection.split('/');
  reads = { ...reads, [name]: (reads[name] ?? 0) + documents };
}

/** The documents delivered since the window was opened. */
export function readsSoFar(): Reads {
  return reads;
}
