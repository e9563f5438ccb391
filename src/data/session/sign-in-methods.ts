import { assertNotLooking } from '../view-as/looking-only';
import type { MethodsDoor, PhoneChallenge, PopupProvider } from './auth-door';
import { connection } from './connection';
import type { SignInProvider } from './session';

/** Proves by the password that the person is here; rejects with 'wrong-credentials'. */
export async function confirmWithPassword(password: string): Promise<void> {
  return (await methods()).confirmWithPassword(password);
}

/** Proves it through the window of another service. */
export async function confirmWithPopup(provider: PopupProvider): Promise<void> {
  return (await methods()).confirmWithPopup(provider);
}

/** Changes the password of the person logged in; the current one is asked for again. */
export async function changePassword(current: string, next: string): Promise<void> {
  assertNotLooking();
  return (await methods()).changePassword(current, next);
}

/** Adds another service; rejects with 'account-exists' when it signs in somebody else here. */
export async function linkPopup(provider: PopupProvider): Promise<void> {
  assertNotLooking();
  return (await methods()).linkPopup(provider);
}

/** Sets the first password of an account that has an address. */
export async function linkPassword(password: string): Promise<void> {
  assertNotLooking();
  return (await methods()).linkPassword(password);
}

/** Sends a code to a phone (E.164) that is to be added, or by which the person proves that they are here. */
export async function startPhoneFor(purpose: 'link' | 'confirm', phone: string): Promise<PhoneChallenge> {
  assertNotLooking();
  return (await methods()).startPhoneFor(purpose, phone);
}

/** Takes a way to sign in away. */
export async function unlinkMethod(provider: SignInProvider): Promise<void> {
  assertNotLooking();
  return (await methods()).unlink(provider);
}

/**
 * Takes this device for the person's own, or for a shared one: then nothing is kept on it any more. The
 * app starts again. Rejects with 'unsent' while changes, or a begun import, are on this device alone.
 */
export async function keepOnDevice(ownDevice: boolean): Promise<void> {
  assertNotLooking();
  return connection().keepOn(ownDevice);
}

function methods(): Promise<MethodsDoor> {
  return connection().auth.methods();
}
