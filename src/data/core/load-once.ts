import { AppError } from '@/domain/core/errors';

/** Loads on the first call and caches; a failure is retried. A failed chunk rejects with AppError('network'). */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      // Browsers report a failed chunk as a TypeError.
      throw error instanceof TypeError ? new AppError('network', { cause: error }) : error;
    });
    return loading;
  };
}
