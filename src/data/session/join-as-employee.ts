import { AppError, isErrorCode } from '@/domain/core/errors';
import { track } from '../analytics/analytics';
import { toAppError } from '../base/app-error';
import { postToOwnOrigin } from '../callables/own-origin';
import type { DeviceChoice } from './auth-door';
import { connection } from './connection';

/** The registration function; on the app's own origin, by a rewrite of the hosting. */
const ADDRESS = '/registerEmployee';

/** Timeout of a registration, in ms: it creates an account, and the function may have a cold start. */
const PATIENCE_MS = 30_000;

/** The registration of an invited user. */
export type EmployeeRegistration = {
  readonly email: string;
  readonly empId: string;
  readonly password: string;
};

/**
 * Registers an invited user and logs them in. A used link may have been used by the same user, whose answer was lost:
 * the password decides.
 * @param isProof true when the link came by mail; otherwise a verification mail is sent now
 * Rejects with AppError.
 */
export async function joinAsEmployee(
  registration: EmployeeRegistration,
  isProof: boolean,
  choice: DeviceChoice,
): Promise<void> {
  const { auth } = connection();
  const refusal = await register(registration);
  if (refusal !== null && refusal.code !== 'used-link') throw refusal;
  try {
    await auth.loginWithEmail(registration.email, registration.password, choice);
  } catch (error) {
    throw refusal ?? error;
  }
  track('empLogin', { method: 'password' });
  // If this mail fails, the verification step offers another one.
  if (!isProof) await auth.sendVerification().catch(() => undefined);
}

/** Calls the function; null when it accepted the registration, else the refusal. */
async function register(registration: EmployeeRegistration): Promise<AppError | null> {
  try {
    const { status, body } = await postToOwnOrigin(ADDRESS, registration, PATIENCE_MS);
    return status < 300 ? null : refusalOf(body);
  } catch (error) {
    return toAppError(error);
  }
}

/** Parses `{code, message}`; anything else did not come from the function. */
function refusalOf(said: unknown): AppError {
  if (typeof said === 'object' && said !== null && 'code' in said && isErrorCode(said.code)) {
    const sentence = 'message' in said && typeof said.message === 'string' ? said.message : undefined;
    return new AppError(said.code, sentence === undefined ? {} : { sentence });
  }
  return new AppError('unavailable', { cause: said });
}
