import { useState } from 'react';
import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from './notify';

/** An action of a button that the server may refuse. */
export type Action = {
  readonly busy: boolean;
  /** Runs it and reports the result in a notice. True when it succeeded. */
  readonly run: (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
};

/** Runs button actions that wait for the server and keep no typed text: a notice says `done` or the error. */
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
