/** Shortest time between two wishes of this device, in ms. */
const WISH_MS = 60_000;

/** Wishes for a compaction of the directory, not too often. */
export function createWish(compact: () => Promise<unknown>): () => void {
  let wishedAt = -Infinity;
  return () => {
    if (Date.now() - wishedAt < WISH_MS) return;
    wishedAt = Date.now();
    // Somebody's device will wish again: until then the directory only takes more reading.
    compact().catch(() => undefined);
  };
}
