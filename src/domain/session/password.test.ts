import { expect, it } from 'vitest';
import { isStrongPassword } from './password';
import { passwordHint } from './password-hint';

it.each([
  ['', 'At least 8 characters. A few words are easier to keep than signs.', false],
  ['roof', '4 more characters.', false],
  ['ridgeve', '1 more character.', false],
  ['ridgeven', 'Good enough. Another word makes it strong.', true],
  ['three quiet ladders', 'Strong.', true],
  ['x'.repeat(129), 'At most 128 characters.', false],
])('of "%s" says: %s', (password, hint, isAccepted) => {
  expect(passwordHint(password)).toBe(hint);
  expect(isStrongPassword(password)).toBe(isAccepted);
});
