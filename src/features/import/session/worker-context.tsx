import { releaseProxy, wrap } from 'comlink';
import { createContext, useContext } from 'react';
import { AppError } from '@/domain/core/errors';
import type { OpenedFile, ImportWorker } from './worker-api';

/** An import worker with the function that ends it. */
export type OpenWorker = { readonly worker: ImportWorker; readonly close: () => void };

function startWorker(): OpenWorker {
  const thread = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<ImportWorker>(thread);
  const worker: ImportWorker = {
    open: (bytes, context) => said<OpenedFile>(remote.open(bytes, context)),
    mend: (mends) => said(remote.mend(mends)),
    check: (mend) => said(remote.check(mend)),
    read: (reading) => said(remote.read(reading)),
    meet: (existing) => said(remote.meet(existing)),
    plan: (choice) => said(remote.plan(choice)),
    batchSizes: () => said(remote.batchSizes()),
    batch: (index) => said(remote.batch(index)),
    leftOut: () => said(remote.leftOut()),
  };
  return {
    worker,
    close: () => {
      remote[releaseProxy]();
      thread.terminate();
    },
  };
}

/** A worker's error arrives as a plain error. */
async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new AppError('unknown', { cause });
  }
}

const WorkerContext = createContext<() => OpenWorker>(startWorker);

/** Replaces the worker; tests run in their own thread. */
export const WorkerProvider = WorkerContext.Provider;

/** Returns the function that starts the worker. */
export function useOpenWorker(): () => OpenWorker {
  return useContext(WorkerContext);
}
