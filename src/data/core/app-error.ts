import { AppError } from '@/domain/core/errors';

/** Makes sure that what leaves data/ is an AppError, whatever was thrown. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('unknown', { cause: error });
}
