import { track } from '../analytics/analytics';
import { textOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';
import type { DeviceChoice, MailedCode, PersonName, PhoneChallenge, PopupProvider } from './auth-door';
import { assertNotLooking } from '../view-as/looking-only';
import { connection } from './connection';
import type { LeaveChoice } from './leave';

/** Makes an account and sends the verification mail; the person is pending until they follow it. */
export async function registerWithEmail(
  email: string,
  password: string,
  choice: DeviceChoice,
  name: PersonName = { firstName: '', lastName: '' },
): Promise<void> {
  await connection().auth.registerWithEmail(email, password, choice, name);
  track('sign_up', { method: 'password' });
}

/** Logs in; wrong address and wrong password reject alike with 'wrong-credentials'. */
export async function loginWithEmail(email: string, password: string, choice: DeviceChoice): Promise<void> {
  await connection().auth.loginWithEmail(email, password, choice);
  track('login', { method: 'password' });
}

/** Logs in, or makes an account, through a window of another service. */
export async function loginWithPopup(provider: PopupProvider, choice: DeviceChoice): Promise<void> {
  await connection().auth.loginWithPopup(provider, choice);
  track('login', { method: provider });
}

/** Sends a code to a phone (E.164: "+15551234567"). */
export function startPhone(phone: string, choice: DeviceChoice): Promise<PhoneChallenge> {
  return connection().auth.startPhone(phone, choice);
}

/** Logs in with the code a phone received; rejects with 'wrong-code'. */
export async function confirmPhone(challenge: PhoneChallenge, code: string): Promise<void> {
  await challenge.confirm(code);
  track('login', { method: 'phone' });
}

/** Sends the verification mail again. */
export function sendVerification(): Promise<void> {
  return connection().auth.sendVerification();
}

/** Gives the account its first address or another one; a verification mail goes there first. */
export async function setEmail(email: string): Promise<void> {
  assertNotLooking();
  return connection().auth.setEmail(email);
}

/** "I have verified": true when it is so, and the session goes on by itself. */
export function refreshVerification(): Promise<boolean> {
  return connection().auth.refreshVerification();
}

/** What a mailed link is about, and whether its account is signed in here; rejects with 'expired-link'. */
export function readMailedCode(code: string): Promise<MailedCode> {
  return connection().auth.readCode(code);
}

/**
 * Redeems the code of a mailed verification link. Only for the account that is signed in here: whoever opens a link
 * for somebody else's account would prove the address for it.
 */
export function applyActionCode(code: string): Promise<void> {
  return connection().auth.applyActionCode(code);
}

/** Sends a reset mail; resolves for unknown addresses too. */
export function sendReset(email: string): Promise<void> {
  return connection().auth.sendReset(email);
}

/**
 * Sets the new password of a mailed reset link. The server redeems it, and leaves no other way in to an account
 * whose address nobody had proved before. Rejects with 'expired-link'.
 */
export function resetPassword(code: string, password: string): Promise<void> {
  return callFunction('resetPassword', { code, password }, () => undefined);
}

/** Takes a changed address back by a mailed link, and every way in but the mailbox away; answers the address. */
export function recoverAddress(code: string): Promise<{ readonly email: string }> {
  return callFunction('recoverAddress', { code }, (answer) => ({ email: textOf(answer, 'email') }));
}

/**
 * Waits a moment for what is not sent, closes all readings in every tab, signs out and forgets what was
 * stored; on failure everything stays as it was. Rejects with 'unsent' while changes are on this device
 * alone, unless they may be discarded.
 * @param first what is to be done when nothing is open any more, before the account goes.
 */
export function logout(choice?: LeaveChoice, first?: () => Promise<void>): Promise<void> {
  return connection().logout(choice, first);
}
