const KEY = 'ownDevice';

/** The user's answer to "This is my own device" in this window (default yes): keeps sign-in and data. */
export function readOwnDevice(): boolean {
  return sessionStorage.getItem(KEY) !== 'no';
}

/** Stores the answer until the window closes; a lasting sign-in implies yes. */
export function saveOwnDevice(ownDevice: boolean): void {
  if (ownDevice) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, 'no');
}
