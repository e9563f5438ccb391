const WISH_MS = 60_000;

/** Requests a compaction of the directory, throttled. */
export function createWish(compact: () => Promise<unknown>): () => void {
  let wishedAt = -Infinity;
  return () => {
    if (Date.now() - wishedAt < WISH_MS) return;
    wishedAt = Date.now();
    // Some device will request again: until then the directory only takes more reads.
    compact().catch(() => undefined);
  };
}
