import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { environmentReading } from '@/data/base/environment';
import type { Environment } from '@/data/base/environment';
import type { Runtime } from '@/data/start/runtime';
import { startData } from '@/data/start/start-data';
import { addUnkept } from '@/shared/kept/unkept';
import { whenQuiet } from '@/shared/ui/hooks/when-quiet';
import { App } from './app';
import { MissingConfiguration } from './errors/missing-configuration';

/** Starts the whole app in an element of the page. */
export function startApp(container: HTMLElement): void {
  // The development server has no worker to keep the app by.
  if (import.meta.env.PROD)
    whenQuiet(() => {
      // Without a connection the next visit watches.
      import('./update/watch-versions').then(({ watchVersions }) => watchVersions()).catch(() => undefined);
    });
  createRoot(container).render(
    <StrictMode>
      {environmentReading.isComplete ? (
        <App runtime={start(environmentReading.environment)} />
      ) : (
        <MissingConfiguration missing={environmentReading.missing} />
      )}
    </StrictMode>,
  );
}

function start(environment: Environment): Runtime {
  const runtime = startData(environment);
  addUnkept({ isThere: runtime.isUnsafeToClose, outlivesReload: false });
  return runtime;
}
