const KEY = 'joblane.wantedAddress';

/** The destination of a new account; on the device, because a mail opens another tab. */
const NEW_ACCOUNT_KEY = 'joblane.newAccountAddress';

/** How long a sign-up may take, in ms: another user may have the device tomorrow. */
const NEW_ACCOUNT_MS = 24 * 60 * 60_000;

/** Stores the address a visitor requested, so that login and onboarding can return to it. */
export function rememberWanted(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** The stored address, or null. */
export function wantedAddress(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Forgets it in every tab once it has been reached. */
export function forgetWanted(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(NEW_ACCOUNT_KEY);
}

/** Stores where a new account continues, also for the tab that the verification mail opens. */
export function rememberForNewAccount(address: string): void {
  rememberWanted(address);
  localStorage.setItem(NEW_ACCOUNT_KEY, `${Date.now() + NEW_ACCOUNT_MS} ${address}`);
}

/** The destination of a new account: this tab's, else the device's, else null. */
export function wantedByNewAccount(): string | null {
  const [until, address = null] = localStorage.getItem(NEW_ACCOUNT_KEY)?.split(' ') ?? [];
  return wantedAddress() ?? (Number(until) > Date.now() ? address : null);
}
