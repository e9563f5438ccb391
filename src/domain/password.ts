/** Shortest password that is accepted, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** Longest password that is accepted; beyond it is a slip, and the sign-in service refuses it. */
export const MAX_PASSWORD_LENGTH = 128;

/** Long enough to be a password here. Length is the whole rule: signs and digits make no guess harder. */
export function isStrongPassword(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
}

/** From here on a password of a few words is hard to guess, in characters. */
const COMFORTABLE_LENGTH = 16;

/** What to say about a password while it is typed: how far it is from being accepted, and from being good. */
export function passwordHint(password: string): string {
  const missing = MIN_PASSWORD_LENGTH - password.length;
  if (password === '')
    return `At least ${MIN_PASSWORD_LENGTH} characters. A few words are easier to keep than signs.`;
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character' : 'characters'}.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `At most ${MAX_PASSWORD_LENGTH} characters.`;
  if (password.length < COMFORTABLE_LENGTH) return 'Good enough. Another word makes it strong.';
  return 'Strong.';
}
