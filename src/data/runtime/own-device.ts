const KEY = 'ownDevice';

/**
 * What the person last answered to "This is my own device" in this window; yes unless they said no.
 * The answer decides whether sign-in and stored data outlive the window.
 */
export function readOwnDevice(): boolean {
  return sessionStorage.getItem(KEY) !== 'no';
}

/** Keeps the answer for as long as this window lives; a sign-in that lasts implies yes. */
export function saveOwnDevice(ownDevice: boolean): void {
  if (ownDevice) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, 'no');
}
