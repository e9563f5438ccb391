import { AppError, isErrorCode } from '@/domain/core/errors';
import { track } from '../analytics/analytics';
import { toAppError } from '../core/app-error';
import { postToOwnOrigin } from '../callables/own-origin';
import type { DeviceChoice } from './auth-door';
import { connection } from './connection';

/** Where employees register; on the app's own origin, by a rewrite of the hosting. */
const ADDRESS = '/registerEmployee';

/** How long a registration may take, in ms: it makes an account, and the function may have to start first. */
const PATIENCE_MS = 30_000;

/** What an invited person registers with. */
export type EmployeeRegistration = {
  readonly email: string;
  readonly empId: string;
  readonly password: string;
};

/**
 * Registers an invited person and logs them in. A link that was used before may have been used by this very
 * person, whose answer was lost: the password tells.
 * @param isProof whether the link came by mail; otherwise the address is verified by one that is sent now
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
  // Should this mail fail, the verification step offers another one.
  if (!isProof) await auth.sendVerification().catch(() => undefined);
}

/** Asks the function; null when it took the registration, else why not. */
async function register(registration: EmployeeRegistration): Promise<AppError | null> {
  try {
    const { status, body } = await postToOwnOrigin(ADDRESS, registration, PATIENCE_MS);
    return status < 300 ? null : refusalOf(body);
  } catch (error) {
    return toAppError(error);
  }
}

/** Reads `{code, message}`; anything else did not come from the function. */
function refusalOf(said: unknown): AppError {
  if (typeof said === 'object' && said !== null && 'code' in said && isErrorCode(said.code)) {
    const sentence = 'message' in said && typeof said.message === 'string' ? said.message : undefined;
    return new AppError(said.code, sentence === undefined ? {} : { sentence });
  }
  return new AppError('unavailable', { cause: said });
}
