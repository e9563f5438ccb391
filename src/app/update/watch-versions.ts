import { isLoadingNewest, workers } from './load-newest';
import { tellNews } from './news';
// Loads the notice too: once a new version is active, this one's chunks may be gone from the device.
import './update-place';

const HOUR = 60 * 60_000;
/** Minimum time between two checks on returning to the window, in ms. */
const SOON = 10 * 60_000;

/**
 * Keeps the app on this device and reports a newer version. Checks every hour and when the window becomes visible,
 * because the app may stay open for days. Without a connection or service workers there is nothing to report. Returns
 * the function that stops it.
 */
export function watchVersions(container = workers()): () => void {
  const end = new AbortController();
  if (container) void watch(container, end.signal);
  return () => end.abort();
}

async function watch(container: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  const registration = await container.register('/sw.js').catch(() => null);
  // Browsers in which workers are blocked may resolve with nothing.
  if (!registration || signal.aborted) return;

  const follow = (worker: ServiceWorker | null) => {
    if (worker === null || registration.active === null) return;
    const look = () => {
      if (worker.state === 'installed') tellNews('newer');
      // Activated by another tab, or with no page to wait for: it has removed the files of this version.
      else if (worker.state === 'activated' && !isLoadingNewest()) tellNews('replaced');
    };
    worker.addEventListener('statechange', look, { signal });
    look();
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });

  let last = Date.now();
  const check = () => {
    if (!navigator.onLine) return;
    last = Date.now();
    void registration.update().catch(() => undefined);
  };
  const timer = setInterval(check, HOUR);
  signal.addEventListener('abort', () => clearInterval(timer));
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - last > SOON) check();
  };
  document.addEventListener('visibilitychange', lookAgain, { signal });
}
