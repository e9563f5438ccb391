const KEY = 'joblane.wantedAddress';

/** Remembers the address a visitor asked for, so that login and onboarding can lead back to it. */
export function rememberWanted(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** The remembered address, or null. */
export function wantedAddress(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Forgets it once it has been reached. */
export function forgetWanted(): void {
  sessionStorage.removeItem(KEY);
}
