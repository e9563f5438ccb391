import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password';

/** From this length on, in characters, a password of a few words is hard to guess. */
const COMFORTABLE_LENGTH = 16;

/** A hint while typing: distance from an accepted and from a good password. */
export function passwordHint(password: string): string {
  const missing = MIN_PASSWORD_LENGTH - password.length;
  if (password === '')
    return `At least ${MIN_PASSWORD_LENGTH} characters. A few words are easier to keep than signs.`;
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character' : 'characters'}.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `At most ${MAX_PASSWORD_LENGTH} characters.`;
  if (password.length < COMFORTABLE_LENGTH) return 'Good enough. Another word makes it strong.';
  return 'Strong.';
}
