/** How long Ctrl+Z still undoes a change, in ms: later, other users may have built on it. */
const UNDO_WINDOW_MS = 60_000;

let last: { readonly run: () => void; readonly at: number } | null = null;

/** Stores the undo of the latest change; null when it cannot be undone. */
export function rememberUndo(run: (() => void) | null, now = Date.now()): void {
  last = run === null ? null : { run, at: now };
}

/** Undoes the latest change, once. False when there is none or it is over a minute old. */
export function undoLast(now = Date.now()): boolean {
  const undo = last;
  last = null;
  if (undo === null || now - undo.at > UNDO_WINDOW_MS) return false;
  undo.run();
  return true;
}
