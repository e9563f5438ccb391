import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { isFirebaseFailure, plainCode } from '../base/firebase-error';

/** The sign-in service's codes. Unknown address and wrong password share one, so that accounts cannot be guessed. */
export const AUTH_CODES: Readonly<Record<string, ErrorCode>> = {
  'invalid-credential': 'wrong-credentials',
  'invalid-login-credentials': 'wrong-credentials',
  'wrong-password': 'wrong-credentials',
  'user-not-found': 'wrong-credentials',
  'user-mismatch': 'wrong-credentials',
  'weak-password': 'weak-password',
  'missing-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'email-already-in-use': 'email-in-use',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'invalid-new-email': 'invalid-email',
  'missing-new-email': 'invalid-email',
  'invalid-recipient-email': 'invalid-email',
  'invalid-phone-number': 'invalid-phone',
  'missing-phone-number': 'invalid-phone',
  'invalid-verification-code': 'wrong-code',
  'missing-verification-code': 'wrong-code',
  'invalid-verification-id': 'wrong-code',
  'missing-verification-id': 'wrong-code',
  'code-expired': 'wrong-code',
  'popup-closed-by-user': 'popup-closed',
  'cancelled-popup-request': 'popup-closed',
  'user-cancelled': 'popup-closed',
  'popup-blocked': 'popup-blocked',
  'account-exists-with-different-credential': 'account-exists',
  'credential-already-in-use': 'account-exists',
  'provider-already-linked': 'account-exists',
  'too-many-requests': 'too-many-tries',
  'quota-exceeded': 'too-many-tries',
  'maximum-user-count-exceeded': 'too-many-tries',
  'expired-action-code': 'expired-link',
  'invalid-action-code': 'expired-link',
  'missing-oob-code': 'expired-link',
  'requires-recent-login': 'needs-recent-login',
  'user-token-expired': 'needs-recent-login',
  'invalid-user-token': 'needs-recent-login',
  'user-signed-out': 'needs-recent-login',
  'no-current-user': 'needs-recent-login',
  'null-user': 'needs-recent-login',
  'user-disabled': 'account-disabled',
  'network-request-failed': 'network',
  timeout: 'network',
  'captcha-check-failed': 'unavailable',
  'internal-error': 'unavailable',
  'web-storage-unsupported': 'unavailable',
  'operation-not-allowed': 'denied',
  'admin-restricted-operation': 'denied',
  'unauthorized-domain': 'denied',
};

/** Converts an error of the sign-in service to an AppError. */
export function authError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = isFirebaseFailure(error) ? AUTH_CODES[plainCode(error)] : undefined;
  return new AppError(code ?? 'unknown', { cause: error });
}
