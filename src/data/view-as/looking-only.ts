import { AppError } from '@/domain/errors';

/** What is said to whoever wants to change something while they see the app as somebody else. */
const SENTENCE = 'You only look, as somebody else. Stop viewing as them, then change it yourself.';

let isLooking = false;

/** Whether this window only shows what somebody else sees, so that nothing may be changed from it. */
export function setLookingOnly(isOn: boolean): void {
  isLooking = isOn;
}

/** The refusal of every change meanwhile. */
export function lookingOnly(): AppError {
  return new AppError('denied', { sentence: SENTENCE });
}

/** Stands before what would change something past the store: functions and the sign-in account. */
export function assertNotLooking(): void {
  if (isLooking) throw lookingOnly();
}
