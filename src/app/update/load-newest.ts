import { losesByReload, reloadPage } from '@/shared/kept/unkept';

/** How long a waiting version may take to take over, in ms; then the page reloads anyway. */
const PATIENCE_MS = 5_000;

/** Minimum time between automatic reloads, in ms: a chunk that is really missing would cause a loop. */
const PAUSE_MS = 60_000;

const RELOADED_AT = 'joblane.reloadedForNewVersion';

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

let isTakingOver = false;

/** True while this page lets the waiting version take over. */
export function isLoadingNewest(): boolean {
  return isTakingOver;
}

/** Lets a waiting version take over, if there is one, and reloads the page. */
export async function loadNewest(reload: () => void = reloadPage): Promise<void> {
  isTakingOver = true;
  const registration = await workers()?.getRegistration();
  if (registration?.waiting) await takeOver(registration.waiting);
  reload();
  isTakingOver = false;
}

/** Reloads without asking, unless data is typed or unsent, or it was just done. Returns whether it does. */
export function loadNewestUnasked(reload?: () => void): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (holdsText() || losesByReload() || Date.now() - last < PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  void loadNewest(reload);
  return true;
}

/** True when a field on this page holds text. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(({ value }) => value.trim() !== '');
}

/** The browser's service workers; undefined without support, as in a private window. */
export function workers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
    setTimeout(resolve, PATIENCE_MS);
    // Workbox's word for it. A worker is of the page's own origin: there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}
