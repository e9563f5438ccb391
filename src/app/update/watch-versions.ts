import { isLoadingNewest, workers } from './load-newest';
import { tellNews } from './news';
// What it shows is fetched along: with a new version in charge, the device may have no part of this one left.
import './update-place';

const HOUR = 60 * 60_000;
/** Whoever comes back to the window sooner than that gets no further check, ms. */
const SOON = 10 * 60_000;

/**
 * Keeps the app on this device and tells when a newer version is there. Asks for one every hour and when the window is
 * looked at again, as the app may stay open for days. Without a connection, or where the browser has no service
 * workers, there is nothing to tell. Gives what ends the watch.
 */
export function watchVersions(container = workers()): () => void {
  const end = new AbortController();
  if (container) void watch(container, end.signal);
  return () => end.abort();
}

async function watch(container: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  const registration = await container.register('/sw.js').catch(() => null);
  if (registration === null || signal.aborted) return;

  const follow = (worker: ServiceWorker | null) => {
    // The first version of all is no news.
    if (worker === null || registration.active === null) return;
    const look = () => {
      if (worker.state === 'installed') tellNews('newer');
      // Let in by another tab, or with no page to wait for: it has removed the files of this one.
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
