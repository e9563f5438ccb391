import { releaseProxy, wrap } from 'comlink';
import { createContext, useContext } from 'react';
import { AppError } from '@/domain/core/errors';
import type { DeskFile, ImportDesk } from './desk';

/** An import worker with the function that ends it. */
export type OpenDesk = { readonly desk: ImportDesk; readonly close: () => void };

function openWorkerDesk(): OpenDesk {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<ImportDesk>(worker);
  const desk: ImportDesk = {
    open: (bytes, context) => said<DeskFile>(remote.open(bytes, context)),
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
    desk,
    close: () => {
      remote[releaseProxy]();
      worker.terminate();
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

const DeskContext = createContext<() => OpenDesk>(openWorkerDesk);

/** Replaces the worker; tests run in their own thread. */
export const DeskProvider = DeskContext.Provider;

/** Returns the function that starts the worker. */
export function useOpenDesk(): () => OpenDesk {
  return useContext(DeskContext);
}
