import { AppError } from '@/domain/core/errors';

/**
 * Loads something when it is first needed and keeps it; a failed load is tried again by the next one.
 * Code that could not be fetched rejects with AppError('network').
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      // Browsers report a chunk that did not arrive as a TypeError.
      throw error instanceof TypeError ? new AppError('network', { cause: error }) : error;
    });
    return loading;
  };
}
