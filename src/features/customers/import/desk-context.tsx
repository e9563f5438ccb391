import { releaseProxy, wrap } from 'comlink';
import { createContext, useContext } from 'react';
import { AppError } from '@/domain/core/errors';
import type { DeskFile, ImportDesk } from './desk';

/** A desk with the way to close it. */
export type OpenDesk = { readonly desk: ImportDesk; readonly close: () => void };

/** Opens the desk of the app: a worker of its own, so that closing it ends whatever it does. */
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

/** What went wrong in the worker arrives as a plain error. */
async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new AppError('unknown', { cause });
  }
}

const DeskContext = createContext<() => OpenDesk>(openWorkerDesk);

/** Replaces where files are worked on; tests work in their own thread. */
export const DeskProvider = DeskContext.Provider;

/** How to open a desk. */
export function useOpenDesk(): () => OpenDesk {
  return useContext(DeskContext);
}
