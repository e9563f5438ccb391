import type { AppError } from '@/domain/core/errors';

let refusal: AppError | null = null;

/** While `how` is set, every change is refused with it: the window shows the app as another user. */
export function refuseChanges(how: AppError | null): void {
  refusal = how;
}

/** Guards changes outside the store: functions and the sign-in account. */
export function assertNotLooking(): void {
  if (refusal) throw refusal;
}
