import { describe, expect, it } from 'vitest';

import { isEmailAddress } from './email';

describe('isEmailAddress', () => {
  it.each(['dana@hollis.example', ' a.b+c@x.co.uk ', "o'neil@firma.gmbh", 'käthe@müller.de'])(
    'takes %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'dana',
    'dana@',
    '@hollis.example',
    'dana@hollis',
    'dana@hollis.',
    'a b@c.de',
    'a@b@c.de',
    `${'a'.repeat(320)}@b.de`,
  ])('refuses "%s"', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
