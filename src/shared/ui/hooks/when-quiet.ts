/** By then the first screen is complete, except on a very slow device or line. */
const QUIET_MS = 3_000;

/** Runs after the first screen is complete, to prefetch code. Returns the function that cancels it. */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(run, QUIET_MS);
  return () => clearTimeout(timer);
}
