import { AppError } from '@/domain/core/errors';

/** What is said to whoever wants to change something while they see the app as somebody else. */
export function lookingRefusal(): AppError {
  return new AppError('denied', {
    sentence: 'You only look, as somebody else. Stop viewing as them, then change it yourself.',
  });
}
