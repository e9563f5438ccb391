import { track } from '../analytics/analytics';
import { textOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';
import type { DeviceChoice, MailedCode, PersonName, PhoneChallenge, PopupProvider } from './auth-door';
import { assertNotLooking } from '../base/looking-only';
import { connection } from './connection';
import type { LeaveChoice } from './leave';

/** Creates an account and sends the verification mail; the user is pending until they open the link. */
export async function registerWithEmail(
  email: string,
  password: string,
  choice: DeviceChoice,
  name: PersonName = { firstName: '', lastName: '' },
): Promise<void> {
  await connection().auth.registerWithEmail(email, password, choice, name);
  track('sign_up', { method: 'password' });
}

/** Logs in; a wrong address and a wrong password both reject with 'wrong-credentials'. */
export async function loginWithEmail(email: string, password: string, choice: DeviceChoice): Promise<void> {
  await connection().auth.loginWithEmail(email, password, choice);
  track('login', { method: 'password' });
}

/** Logs in, or creates an account, through another service's popup. */
export async function loginWithPopup(provider: PopupProvider, choice: DeviceChoice): Promise<void> {
  await connection().auth.loginWithPopup(provider, choice);
  track('login', { method: provider });
}

/** Sends a code to a phone (E.164: "+15551234567"). */
export function startPhone(phone: string, choice: DeviceChoice): Promise<PhoneChallenge> {
  return connection().auth.startPhone(phone, choice);
}

/** Logs in with the code sent to a phone; rejects with 'wrong-code'. */
export async function confirmPhone(challenge: PhoneChallenge, code: string): Promise<void> {
  await challenge.confirm(code);
  track('login', { method: 'phone' });
}

/** Resends the verification mail. */
export function sendVerification(): Promise<void> {
  return connection().auth.sendVerification();
}

/** Sets the account's first or another address; a verification mail goes there first. */
export async function setEmail(email: string): Promise<void> {
  assertNotLooking();
  return connection().auth.setEmail(email);
}

/** "I have verified": true when verified, and the session continues by itself. */
export function refreshVerification(): Promise<boolean> {
  return connection().auth.refreshVerification();
}

/** The content of a mailed link, and whether its account is signed in here; rejects with 'expired-link'. */
export function readMailedCode(code: string): Promise<MailedCode> {
  return connection().auth.readCode(code);
}

/** Redeems a verification code, for the signed-in account only: another account's link must not be verified here. */
export function applyActionCode(code: string): Promise<void> {
  return connection().auth.applyActionCode(code);
}

/** Sends a reset mail; resolves for unknown addresses too. */
export function sendReset(email: string): Promise<void> {
  return connection().auth.sendReset(email);
}

/**
 * Sets the new password of a mailed reset link. The server redeems it, and removes all other sign-in methods of an
 * account whose address was never verified. Rejects with 'expired-link'.
 */
export function resetPassword(code: string, password: string): Promise<void> {
  return callFunction('resetPassword', { code, password }, () => undefined);
}

/** Reverts a changed address by a mailed link and removes all other sign-in methods; returns the address. */
export function recoverAddress(code: string): Promise<{ readonly email: string }> {
  return callFunction('recoverAddress', { code }, (answer) => ({ email: textOf(answer, 'email') }));
}

/**
 * Waits a moment for unsent changes, closes all listeners in every tab, signs out and deletes stored data; on
 * failure everything stays as it was. Rejects with 'unsent' while changes are only on this device, unless they may
 * be discarded.
 * @param first runs after everything is closed, before the account signs out
 */
export function logout(choice?: LeaveChoice, first?: () => Promise<void>): Promise<void> {
  return connection().logout(choice, first);
}
