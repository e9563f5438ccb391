import { useRef, useState } from 'react';

import { AppError } from '@/domain/core/errors';

/** One action at a time, with its result. */
export type Attempt = {
  readonly busy: boolean;
  readonly error: AppError | null;
  /** Runs an action; true when it succeeded, false when it was refused (see `error`). */
  readonly run: (action: () => Promise<void>) => Promise<boolean>;
};

/** Runs actions that may be refused. A later one replaces a pending one, such as an abandoned sign-in popup. */
export function useAttempt(): Attempt {
  const latest = useRef(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const run = async (action: () => Promise<void>) => {
    latest.current += 1;
    const own = latest.current;
    setBusy(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (cause) {
      if (own === latest.current)
        setError(cause instanceof AppError ? cause : new AppError('unknown', { cause }));
      return false;
    } finally {
      if (own === latest.current) setBusy(false);
    }
  };

  return { busy, error, run };
}
