import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Environment } from '@/data/base/environment';
import { startVisitor, storesAccount } from '@/data/start/start-visitor';
import { fetchAppAhead } from './fetch-app-ahead';
import { loadPublicScreen } from './public-screen';
import { SitePage } from './site-page';

export type ShowPageOptions = {
  readonly environment: Environment;
  /** Empties the container; without it the page in it is hydrated. */
  readonly empty?: () => void;
  /** Runs when the page broke. */
  readonly onBroken: () => void;
};

/** Brings the public page of this address to life. */
export async function showPage(container: HTMLElement, options: ShowPageOptions): Promise<void> {
  const { environment, empty, onBroken } = options;
  startVisitor(environment);
  const page = <SitePage screen={await loadPublicScreen(window.location.pathname)} />;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    onBroken();
  };
  if (empty) {
    empty();
    createRoot(container, { onUncaughtError }).render(page);
  } else {
    hydrateRoot(container, page, { onUncaughtError });
  }
  leaveOnceSignedIn();
  fetchAppAhead();
}

/** Users who signed in, in another tab or before they came back to this page, go on in the app. */
function leaveOnceSignedIn(): void {
  const look = () => {
    const typed = [...document.querySelectorAll('input')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    if (storesAccount() && !typed) window.location.reload();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}
