import { useState } from 'react';
import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from './notify';

/** Something done by a press that the server may refuse. */
export type Action = {
  readonly busy: boolean;
  /** Runs it; what became of it is said in a notice. True when it went through. */
  readonly run: (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
};

/** Runs presses that wait for the server and keep nothing typed: says `done`, or why not, in a notice. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await action();
      if (done !== undefined) notify.success(done);
      return true;
    } catch (error) {
      notify.error(error instanceof AppError ? error.message : ERROR_SENTENCES.unknown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
