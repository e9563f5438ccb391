import { PUBLIC_PATHS } from '@/domain/navigation/paths';

/** What of the app's page is fetched before it is opened. */
const SCRIPTS = 'script[type="module"][src], link[rel="modulepreload"]';

/** Fetches the app's scripts once a visitor is about to follow a link out of the public pages. */
export function fetchAppAhead(): void {
  let isFetched = false;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (isFetched || link?.origin !== window.location.origin || PUBLIC_PATHS.includes(link.pathname)) return;
    isFetched = true;
    void fetchScripts().catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}

async function fetchScripts(): Promise<void> {
  const page = await (await fetch('/app.html')).text();
  const parts = new DOMParser().parseFromString(page, 'text/html').querySelectorAll(SCRIPTS);
  for (const part of parts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = part.getAttribute('src') ?? part.getAttribute('href') ?? '';
    document.head.append(link);
  }
}
