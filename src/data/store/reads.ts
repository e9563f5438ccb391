/** Documents delivered to this window, by collection; how a screen's cost is judged. */
export type Reads = Readonly<Record<string, number>>;

let reads: Reads = {};

/** Counts delivered documents; subcollections count under their full path's first name. */
export function countReads(collection: string, documents: number): void {
  if (documents === 0) return;
  const [name = collection] = collection.split('/');
  reads = { ...reads, [name]: (reads[name] ?? 0) + documents };
}

/** What was delivered since the window was opened. */
export function readsSoFar(): Reads {
  return reads;
}
