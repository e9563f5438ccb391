/** How long after a change Ctrl+Z still takes it back, in ms: later, others may have built on it. */
const UNDO_WINDOW_MS = 60_000;

let last: { readonly run: () => void; readonly at: number } | null = null;

/** Remembers how the latest change is taken back; null when it cannot be. */
export function rememberUndo(run: (() => void) | null, now = Date.now()): void {
  last = run === null ? null : { run, at: now };
}

/** Takes the latest change back, once. False when there is none, or when it is more than a minute old. */
export function undoLast(now = Date.now()): boolean {
  const undo = last;
  last = null;
  if (undo === null || now - undo.at > UNDO_WINDOW_MS) return false;
  undo.run();
  return true;
}
