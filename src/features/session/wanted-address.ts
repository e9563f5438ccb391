const KEY = 'joblane.wantedAddress';

/** Beside it, what a new account is to be led to; on the device, for a mail opens another tab. */
const NEW_ACCOUNT_KEY = 'joblane.newAccountAddress';

/** How long a sign-up may take, ms: a mail is opened within hours, and a device may be somebody else’s tomorrow. */
const NEW_ACCOUNT_MS = 24 * 60 * 60_000;

/** Remembers the address a visitor asked for, so that login and onboarding can lead back to it. */
export function rememberWanted(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** The remembered address, or null. */
export function wantedAddress(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Forgets it once it has been reached, in every tab. */
export function forgetWanted(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(NEW_ACCOUNT_KEY);
}

/** Remembers where somebody who signs up now goes on, also in the tab that the verifying mail opens. */
export function rememberForNewAccount(address: string): void {
  rememberWanted(address);
  localStorage.setItem(NEW_ACCOUNT_KEY, `${Date.now() + NEW_ACCOUNT_MS} ${address}`);
}

/** Where a new account was to go on: what this tab remembers, else what the device does, else null. */
export function wantedByNewAccount(): string | null {
  const [until, address = null] = localStorage.getItem(NEW_ACCOUNT_KEY)?.split(' ') ?? [];
  return wantedAddress() ?? (Number(until) > Date.now() ? address : null);
}
