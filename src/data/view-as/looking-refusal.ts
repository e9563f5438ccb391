import { AppError } from '@/domain/core/errors';

/** The error for changes while the user sees the app as another user. */
export function lookingRefusal(): AppError {
  return new AppError('denied', {
    sentence:
      'You are viewing as another person, so nothing can be changed. Stop viewing, then change it yourself.',
  });
}
