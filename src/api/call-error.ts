import { AppError, isErrorCode } from '@/domain/core/errors';
import { NO_ANSWER } from './client';

/** What a refused call answers: a sentence, and from our own server the error's code. */
export type Refusal = { readonly message: string; readonly code?: string };

/** The error of a rejected call, for screens. */
export function errorOfCall(reason: unknown): AppError {
  if (reason instanceof AppError) return reason;
  if (typeof reason !== 'object' || reason === null || !('message' in reason)) {
    return new AppError('unknown', {
      cause: reason,
      ...(reason === NO_ANSWER && { sentence: `${NO_ANSWER}.` }),
    });
  }
  const code = 'code' in reason && isErrorCode(reason.code) ? reason.code : 'unknown';
  return new AppError(code, { cause: reason, sentence: String(reason.message) });
}
