import * as logger from 'firebase-functions/logger';
import { AppError } from '@/domain/core/errors';

/** Firestore's gRPC codes for contention and for an unreachable server. */
const CONTENTION: readonly unknown[] = [10];
const NO_ANSWER: readonly unknown[] = [4, 14];

/** Turns any thrown value into an error with a sentence; logs unexpected ones. */
export function saidError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  logger.error('A function failed.', error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (CONTENTION.includes(code)) return new AppError('conflict', { cause: error });
  if (NO_ANSWER.includes(code)) return new AppError('unavailable', { cause: error });
  return new AppError('unknown', { cause: error });
}
