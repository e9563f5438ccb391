const nameOf = (link: string) => `money-key:${link}`;

/** The key of a page's money kept on this device; null for none. */
export function keptKey(link: string): string | null {
  try {
    return localStorage.getItem(nameOf(link));
  } catch {
    // Storage is blocked: the page asks again next time.
    return null;
  }
}

/** Keeps the key of a page's money on this device, so that the digits are asked for once. */
export function keepKey(link: string, key: string): void {
  try {
    localStorage.setItem(nameOf(link), key);
  } catch {
    // As above.
  }
}

/** Forgets a key that opens nothing any more. */
export function forgetKey(link: string): void {
  try {
    localStorage.removeItem(nameOf(link));
  } catch {
    // As above.
  }
}
