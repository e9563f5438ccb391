/** After that the first screen stands, unless the machine or its line is very slow. */
const QUIET_MS = 3_000;

/** Runs once the first screen has had its time, for code that a press may need soon. Gives what calls it off. */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(run, QUIET_MS);
  return () => clearTimeout(timer);
}
