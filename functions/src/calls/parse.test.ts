import { describe, expect, it } from 'vitest';
import { id, object, oneOf, text } from './parse';

const invalid = expect.objectContaining({ code: 'invalid' });

describe('parsing callable input', () => {
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

  it("reports the field's sentence", () => {
    expect(() => object({ name: text(1, 5, 'Name it.') })({})).toThrow('Name it.');
  });

  it('reads every field by its parser', () => {
    expect(object({ a: text(0, 9), b: oneOf(['x']) })({ a: ' y ', b: 'x' })).toEqual({ a: 'y', b: 'x' });
    expect(object({})(null)).toEqual({});
  });
});
