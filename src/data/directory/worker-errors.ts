import { AppError, isErrorCode } from '@/domain/core/errors';
import { toAppError } from '../base/app-error';
import type { DirectoryIndex } from './directory-index';

/** An index for a worker: comlink sends an error's message but not its class, so the message is the error's code. */
export function withSentErrors(index: DirectoryIndex): DirectoryIndex {
  return {
    ...index,
    find: (wanted) =>
      index.find(wanted).catch((cause: unknown) => {
        throw new Error(toAppError(cause).code, { cause });
      }),
  };
}

/** The error that a worker sent; 'unknown' for one without a code. */
export function receivedError(cause: unknown): AppError {
  const code = cause instanceof Error ? cause.message : '';
  return new AppError(isErrorCode(code) ? code : 'unknown', { cause });
}
