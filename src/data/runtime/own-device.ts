const KEY = 'ownDevice';

/**
 * The user's last answer to "This is my own device" in this window; yes by default. It decides whether sign-in and
 * stored data survive the window.
 */
export function readOwnDevice(): boolean {
  return sessionStorage.getItem(KEY) !== 'no';
}

/** Stores the answer until the window closes; a lasting sign-in implies yes. */
export function saveOwnDevice(ownDevice: boolean): void {
  if (ownDevice) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, 'no');
}
