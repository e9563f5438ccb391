import { losesByReload, reloadPage } from '@/shared/kept/unkept';

/** For how long a version that waits may take over, ms; after that the page is loaded as it is. */
const PATIENCE_MS = 5_000;

/** A page that reloaded by itself does not do so again at once, ms: what is truly missing would make it a loop. */
const PAUSE_MS = 60_000;

const RELOADED_AT = 'joblane.reloadedForNewVersion';

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

let isTakingOver = false;

/** Whether this page itself lets the version that waits take over. */
export function isLoadingNewest(): boolean {
  return isTakingOver;
}

/** Lets the version that waits take over, where one does, and loads the page again. */
export async function loadNewest(reload: () => void = reloadPage): Promise<void> {
  isTakingOver = true;
  const registration = await workers()?.getRegistration();
  if (registration?.waiting) await takeOver(registration.waiting);
  reload();
  isTakingOver = false;
}

/** Loads the newest version without asking, unless something is typed or unsent, or it was just done. Says whether it does. */
export function loadNewestUnasked(reload?: () => void): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (holdsText() || losesByReload() || Date.now() - last < PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  void loadNewest(reload);
  return true;
}

/** Whether a field on this page holds text. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(({ value }) => value.trim() !== '');
}

/** The browser's service workers; undefined where it has none, as in a window that keeps nothing. */
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
