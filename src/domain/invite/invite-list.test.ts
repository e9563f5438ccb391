import { describe, expect, it } from 'vitest';
import { isFullEmailAddress } from './invite-list';

describe('isFullEmailAddress', () => {
  it.each([
    'ray@lakesideroofing.example',
    'RAY@LAKESIDEROOFING.EXAMPLE',
    ' a.b+c@x.co.uk ',
    "o'neil@firma.gmbh",
    '"ray of duluth"@x.example',
    'käthe@müller-dach.de',
    'राज@उदाहरण.भारत',
    'ray@dach.xn--p1ai',
    `${'a'.repeat(64)}@x.example`,
  ])('takes %s', (text) => {
    expect(isFullEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ray',
    'ray@',
    '@x.example',
    'ray@hollisroofing',
    'ray@x.',
    'ray@x.e',
    'ray@x.12',
    'ray@-x.example',
    'ray@x-.example',
    'ray@x..example',
    '.ray@x.example',
    'ray.@x.example',
    'ray..o@x.example',
    'ray o@x.example',
    'ray@x@y.example',
    'ray@x.example, kim@y.example',
    'ray@x.example\nkim@y.example',
    'Ray <ray@x.example>',
    `${'a'.repeat(65)}@x.example`,
    `ray@${'a'.repeat(64)}.example`,
    `ray@${'abc.'.repeat(70)}example`,
  ])('refuses %j', (text) => {
    expect(isFullEmailAddress(text)).toBe(false);
  });

  it('rejects a long hostile text at once', () => {
    const before = performance.now();
    expect(isFullEmailAddress(`"${'\\a'.repeat(100_000)}@`)).toBe(false);
    expect(isFullEmailAddress(`${'a.'.repeat(120)}@`)).toBe(false);
    expect(performance.now() - before).toBeLessThan(100);
  });
});
