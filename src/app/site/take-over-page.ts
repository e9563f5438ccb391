import type { EnvironmentReading } from '@/data/base/environment';
import { storesAccount } from '@/data/start/start-visitor';
import type { Start } from './before-paint';

/** Hydrates a prerendered page, renders it anew for other settings, or starts the whole app for signed-in people. */
export async function takeOverPage(container: HTMLElement, environment: EnvironmentReading): Promise<void> {
  const start = document.documentElement.dataset['start'] as Start | undefined;
  if (start === 'app' || storesAccount() || !environment.isComplete) return startAppIn(container);
  if (start !== 'fresh') await painted();
  const { showPage } = await import('./show-page');
  await showPage(container, {
    environment: environment.environment,
    ...(start === 'fresh' && { empty: () => empty(container) }),
    onBroken: () => void startAppIn(container),
  });
}

/** Resolves once the page is painted: its script must not hold up what the visitor came to read. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A page in the background is not painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function startAppIn(container: HTMLElement): Promise<void> {
  const { startApp } = await import('../start-app');
  empty(container);
  startApp(container);
}

/** Takes the prerendered page away, with its theme; classes are named after what they hold, and are used again. */
function empty(container: HTMLElement): void {
  for (const style of document.querySelectorAll('style[data-emotion^="jl-global"]')) style.remove();
  container.replaceChildren();
  delete document.documentElement.dataset['start'];
}
