import type { AppError } from '@/domain/core/errors';

let refusal: AppError | null = null;

/**
 * While this window shows the app as another user, no changes are allowed: `how` is the error of every attempt; null
 * ends it.
 */
export function refuseChanges(how: AppError | null): void {
  refusal = how;
}

/** Guards changes outside the store: functions and the sign-in account. */
export function assertNotLooking(): void {
  if (refusal) throw refusal;
}
