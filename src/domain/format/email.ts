/** Longest address a mailbox can have. */
const MAX_EMAIL_LENGTH = 320;

/** Whether a text can be an e-mail address: something, an @, and a domain with a dot. Spaces around it do not count. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}
