import { AppError } from '@/domain/core/errors';

/** Loads on the first call and caches; a failure is retried. A failed chunk rejects with AppError('network'). */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw isLostChunk(error) ? new AppError('network', { cause: error }) : error;
    });
    return loading;
  };
}

/** Browsers report a failed chunk as a TypeError, and the build's loader the style sheet of one by this message. */
function isLostChunk(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload'))
  );
}
