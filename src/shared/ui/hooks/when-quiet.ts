/** Placeholders and progress marks of a loading screen. */
export const WAITING = '.MuiSkeleton-root, .jl-pulse, [aria-busy="true"], [role="progressbar"]';

/** No first screen is complete before; also the pause between two looks at it. */
const EARLIEST_MS = 3_000;
const PAUSE_MS = 1_000;
/** A screen may show its placeholders for good. */
const LATEST_MS = 15_000;

/** All run at once: a prefetch's scripts would put off the next one. */
const waiting = new Set<() => void>();
let endWatch: () => void = () => undefined;

/**
 * Runs once the first screen is complete, to prefetch code: nothing loads in it, and no script has arrived for a
 * second. Returns the function that cancels it.
 */
export function whenQuiet(run: () => void): () => void {
  const own = () => run();
  waiting.add(own);
  endWatch();
  endWatch = watchScreen(() => {
    const runs = [...waiting];
    waiting.clear();
    runs.forEach((one) => one());
  });
  return () => {
    waiting.delete(own);
    if (waiting.size === 0) endWatch();
  };
}

/** Calls `onComplete` once, unless the returned function ends the watch before. */
function watchScreen(onComplete: () => void): () => void {
  const since = performance.now();
  let lastScript = since;
  const scripts = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.endsWith('.js'))) lastScript = performance.now();
  });
  scripts.observe({ type: 'resource', buffered: true });
  const look = () => {
    const now = performance.now();
    const isLoading = now - lastScript < PAUSE_MS || document.querySelector(WAITING) !== null;
    if (!mayFetch() || (isLoading && now - since < LATEST_MS)) {
      timer = setTimeout(look, PAUSE_MS);
    } else {
      end();
      onComplete();
    }
  };
  let timer = setTimeout(look, EARLIEST_MS);
  const end = () => {
    clearTimeout(timer);
    scripts.disconnect();
  };
  return end;
}

/** False without a connection on the first visit, when no service worker has the code. */
function mayFetch(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null);
}
