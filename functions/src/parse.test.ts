import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/errors';
import { id, object, oneOf, permissions, text } from './parse';

const invalid = expect.objectContaining({ code: 'invalid' });

describe('parsing what a caller sent', () => {
  it('trims text, keeps its line breaks and takes other control characters out', () => {
    expect(text(0, 20)('  one\ntwo\u0000three ')).toBe('one\ntwo three');
    expect(text(0, 5)(undefined)).toBe('');
  });

  it.each([
    ['too short', text(1, 5), '   '],
    ['too long', text(0, 5), 'abcdef'],
    ['no text', text(0, 5), 5],
    ['an id with a slash', id(1, 20), '../Users/x'],
    ['a word that is not offered', oneOf(['a', 'b']), 'c'],
    ['a list instead of an object', object({}), []],
    ['a field nobody asked for', object({}), { extra: 1 }],
  ])('refuses %s', (_, parse: (value: unknown) => unknown, value) => {
    expect(() => parse(value)).toThrow(invalid);
  });

  it('says the sentence of the field', () => {
    expect(() => object({ name: text(1, 5, 'Name it.') })({})).toThrow('Name it.');
  });

  it('reads every field by its parser', () => {
    expect(object({ a: text(0, 9), b: oneOf(['x']) })({ a: ' y ', b: 'x' })).toEqual({ a: 'y', b: 'x' });
    expect(object({})(null)).toEqual({});
  });
});

/** An identifier in camel case or with a colon, a type of the language, or a quoted value. */
const TECHNICAL = /[a-z][A-Z]|\w:\w|["`]|\b(undefined|null|NaN|string|boolean|array|object)\b/;

const SENT: readonly unknown[] = [
  ...[undefined, null, '', 7, true, Number.NaN, {}, [], ['x'], [7], { fieldName: 1 }],
  ...['x', 'x'.repeat(20_000), 'a/b', ['customers:erase'], Array.from({ length: 500 }, () => 'x')],
];

describe('what a caller reads of what was refused', () => {
  const modules = import.meta.glob<Record<string, unknown>>('./callables/*.ts', { eager: true });
  const inputs = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, parse]) =>
      name.endsWith('Input') && typeof parse === 'function' ? [[name, parse] as const] : [],
    );

  it.each(inputs)('names no identifier: %s', (_, parse) => {
    for (const value of SENT) expect(said(() => parse(value))).not.toMatch(TECHNICAL);
  });

  it('names no permission by its identifier', () => {
    for (const value of SENT) expect(said(() => permissions(value))).not.toMatch(TECHNICAL);
    expect(said(() => permissions(['customers:erase']))).toBe(
      'One of these permissions does not exist any more. Load the page again.',
    );
  });
});

function said(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
