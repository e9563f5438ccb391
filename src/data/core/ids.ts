const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;
const LINK_BYTES = 16;

/** Larger bytes would favour the first letters, so they are discarded. */
const FAIR_BYTES = 256 - (256 % LETTERS.length);

/** A new record id, created on the device so that nothing waits for the server: 20 letters and digits. */
export function newId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH * 2))) {
      if (byte < FAIR_BYTES && id.length < ID_LENGTH) id += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return id;
}

/** A new tracking link: 128 random bits as base64url, so that it cannot be guessed or enumerated. */
export function newLinkId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LINK_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
