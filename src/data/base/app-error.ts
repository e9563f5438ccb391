import { AppError } from '@/domain/core/errors';

/** Converts anything thrown to an AppError. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('unknown', { cause: error });
}
