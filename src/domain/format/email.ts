const MAX_EMAIL_LENGTH = 320;

/** Whether text can be an e-mail address: something, an @, and a domain with a dot; trims first. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}
