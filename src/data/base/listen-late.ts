import type { AppError } from '@/domain/core/errors';
import { toAppError } from './app-error';

/** Subscribes to a lazily loaded source, unless cancelled before. A failed load goes to `onError`. */
export function listenLate<T>(
  loading: Promise<T>,
  start: (loaded: T) => () => void,
  onError: (error: AppError) => void,
): () => void {
  let stop: (() => void) | null = null;
  let hasLeft = false;
  loading.then(
    (loaded) => {
      if (!hasLeft) stop = start(loaded);
    },
    (error: unknown) => {
      if (!hasLeft) onError(toAppError(error));
    },
  );
  return () => {
    hasLeft = true;
    stop?.();
  };
}
