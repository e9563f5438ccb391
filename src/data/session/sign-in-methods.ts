import { assertNotLooking } from '../base/looking-only';
import type { MethodsDoor, PhoneChallenge, PopupProvider } from './auth-door';
import { connection } from './connection';
import type { SignInProvider } from './session';

/** Reauthenticates by password; rejects with 'wrong-credentials'. */
export async function confirmWithPassword(password: string): Promise<void> {
  return (await methods()).confirmWithPassword(password);
}

/** Reauthenticates through another service's popup. */
export async function confirmWithPopup(provider: PopupProvider): Promise<void> {
  return (await methods()).confirmWithPopup(provider);
}

/** Changes the user's password; requires the current one. */
export async function changePassword(current: string, next: string): Promise<void> {
  assertNotLooking();
  return (await methods()).changePassword(current, next);
}

/** Adds another service; rejects with 'account-exists' when it belongs to another account here. */
export async function linkPopup(provider: PopupProvider): Promise<void> {
  assertNotLooking();
  return (await methods()).linkPopup(provider);
}

/** Sets the first password of an account that has an address. */
export async function linkPassword(password: string): Promise<void> {
  assertNotLooking();
  return (await methods()).linkPassword(password);
}

/** Sends a code to a phone (E.164), to add it or to reauthenticate. */
export async function startPhoneFor(purpose: 'link' | 'confirm', phone: string): Promise<PhoneChallenge> {
  assertNotLooking();
  return (await methods()).startPhoneFor(purpose, phone);
}

/** Removes a sign-in method. */
export async function unlinkMethod(provider: SignInProvider): Promise<void> {
  assertNotLooking();
  return (await methods()).unlink(provider);
}

/**
 * Marks this device as the user's own, or as shared: then nothing stays on it. The app restarts. Rejects with 'unsent'
 * while changes, or an unfinished import, are only on this device.
 */
export async function keepOnDevice(ownDevice: boolean): Promise<void> {
  assertNotLooking();
  return connection().keepOn(ownDevice);
}

function methods(): Promise<MethodsDoor> {
  return connection().auth.methods();
}
