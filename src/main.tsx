import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { environmentReading } from '@/data/runtime/environment';
import type { Environment } from '@/data/runtime/environment';
import type { Runtime } from '@/data/runtime/runtime';
import { startData } from '@/data/runtime/start-data';
import { App } from './app/app';
import { MissingConfiguration } from './app/errors/missing-configuration';
import { meetLostChunks } from './app/update/meet-lost-chunks';
import { addUnkept } from '@/shared/kept/unkept';
import { whenQuiet } from '@/shared/ui/hooks/when-quiet';

meetLostChunks();
// The development server has no worker to keep the app by.
if (import.meta.env.PROD)
  whenQuiet(() => void import('./app/update/watch-versions').then(({ watchVersions }) => watchVersions()));

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root.');

createRoot(container).render(
  <StrictMode>
    {environmentReading.isComplete ? (
      <App runtime={start(environmentReading.environment)} />
    ) : (
      <MissingConfiguration missing={environmentReading.missing} />
    )}
  </StrictMode>,
);

function start(environment: Environment): Runtime {
  const runtime = startData(environment);
  addUnkept({ isThere: runtime.isUnsafeToClose, outlivesReload: false });
  return runtime;
}
