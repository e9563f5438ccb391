const EVERY_MS = 60_000;

/** Reports that answers of a server may be stale: every minute in a shown window, and when it is shown again. */
export function askAgain(onChange: () => void): () => void {
  const look = () => {
    if (!document.hidden) onChange();
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
