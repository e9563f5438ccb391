import type { AppError } from '@/domain/core/errors';

let refusal: AppError | null = null;

/**
 * While this window only shows what somebody else sees, nothing may be changed from it: `how` is what
 * every attempt is told; null ends it.
 */
export function refuseChanges(how: AppError | null): void {
  refusal = how;
}

/** Stands before what would change something past the store: functions and the sign-in account. */
export function assertNotLooking(): void {
  if (refusal) throw refusal;
}
