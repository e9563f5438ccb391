import { AppError } from '@/domain/core/errors';

/** The error for changes while the user sees the app as another user. */
export function lookingRefusal(): AppError {
  return new AppError('denied', {
    sentence: 'You only look, as somebody else. Stop viewing as them, then change it yourself.',
  });
}
