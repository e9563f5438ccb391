import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { environmentReading } from '@/data/runtime/environment';
import { startData } from '@/data/runtime/start-data';
import { App } from './app/app';
import { MissingConfiguration } from './app/errors/missing-configuration';
import { reloadOnStaleChunk } from './app/errors/reload-on-stale-chunk';

reloadOnStaleChunk();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root.');

createRoot(container).render(
  <StrictMode>
    {environmentReading.isComplete ? (
      <App runtime={startData(environmentReading.environment)} />
    ) : (
      <MissingConfiguration missing={environmentReading.missing} />
    )}
  </StrictMode>,
);
