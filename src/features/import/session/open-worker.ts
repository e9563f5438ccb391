import { releaseProxy, wrap } from 'comlink';
import { AppError } from '@/domain/core/errors';
import type { ImportTypes } from '../kind/import-types';
import type { ImportWorker } from './worker-api';

/** An import worker with the function that ends it. */
export type OpenWorker<T extends ImportTypes> = {
  readonly worker: ImportWorker<T>;
  readonly close: () => void;
};

/** Connects to a thread that has exposed the import worker of the same noun. */
export function connectWorker<T extends ImportTypes>(thread: Worker): OpenWorker<T> {
  const remote = wrap<Untyped>(thread);
  return {
    worker: {
      open: (bytes, context, letters) => said(remote.open(bytes, context, letters)),
      mend: (mends) => said(remote.mend(mends)),
      check: (mend) => said(remote.check(mend)),
      read: (reading) => said(remote.read(reading)),
      meet: (met) => said(remote.meet(met)),
      plan: (choice) => said(remote.plan(choice)),
      batchSizes: () => said(remote.batchSizes()),
      batch: (index) => said(remote.batch(index)),
      leftOut: () => said(remote.leftOut()),
    },
    close: () => {
      remote[releaseProxy]();
      thread.terminate();
    },
  };
}

/** The worker's functions as comlink passes them on; the thread's side has their types. */
type Untyped = Readonly<Record<keyof ImportWorker<ImportTypes>, (...given: unknown[]) => Promise<unknown>>>;

/** A worker's error arrives as a plain error. */
async function said<A>(answer: Promise<unknown>): Promise<A> {
  try {
    return (await answer) as A;
  } catch (cause) {
    throw new AppError('unknown', { cause });
  }
}
