import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress, id, integer, newPassword, permissions, readInput, text } from './input';
import type { Input } from './input';

const invalid = expect.objectContaining({ code: 'invalid' });
const name = v.strictObject({ name: text(1, 5, 'Name it.') });

describe("reading a function's input", () => {
  it('trims text, keeps its line breaks and takes other control characters out', () => {
    const schema = v.strictObject({ body: text(0, 20) });
    expect(readInput(schema, { body: '  one\ntwo\u0000three ' })).toEqual({ body: 'one\ntwo three' });
    expect(readInput(schema, { body: null })).toEqual({ body: '' });
    expect(readInput(schema, {})).toEqual({ body: '' });
  });

  it.each<readonly [string, Input<unknown>, unknown]>([
    ['too short', text(1, 5), '   '],
    ['too long', text(0, 5), 'abcdef'],
    ['no text', text(0, 5), 5],
    ['an id with a slash', id(1, 20), '../Users/x'],
    ['a word that is not offered', v.picklist(['a', 'b']), 'c'],
    ['half a number', integer(1, 5), 1.5],
    ['a number out of bounds', integer(1, 5), 6],
    ['an empty list instead of an object', v.strictObject({}), []],
    ['a list instead of an object', v.strictObject({}), ['x']],
    ['a field nobody asked for', v.strictObject({}), { extra: 1 }],
    ['a field that is missing', v.strictObject({ uid: id(1, 20) }), {}],
  ])('refuses %s', (_, schema, value) => {
    expect(() => readInput(schema, value)).toThrow(invalid);
  });

  it.each<readonly [string, Input<unknown>, unknown]>([
    ['not-found', v.strictObject({ link: id(8, 64, 'not-found') }), {}],
    ['not-found', v.strictObject({ link: id(8, 64, 'not-found') }), { link: 'a/b' }],
    ['invalid-email', v.strictObject({ email: emailAddress() }), {}],
    ['invalid-email', v.strictObject({ email: emailAddress() }), { email: 7 }],
    ['weak-password', v.strictObject({ password: newPassword }), { password: 'short' }],
  ])('refuses with the code %s', (code, schema, value) => {
    expect(() => readInput(schema, value)).toThrow(expect.objectContaining({ code }));
  });

  it.each<readonly [string, Input<unknown>, unknown]>([
    ['Name it.', name, {}],
    ['Name it.', name, { name: 'too long' }],
    ['Choose what this person may do.', v.strictObject({ permissions }), {}],
    ['Choose what this person may do.', v.strictObject({ permissions }), { permissions: 'jobs:edit' }],
  ])("reports the field's sentence: %s", (sentence, schema, value) => {
    expect(() => readInput(schema, value)).toThrow(sentence);
  });

  it('reads every field by its schema', () => {
    const schema = v.strictObject({ a: text(0, 9), b: v.picklist(['x']), email: emailAddress() });
    const given = { a: ' y ', b: 'x', email: ' Dana@Hollis.example ' };
    expect(readInput(schema, given)).toEqual({ a: 'y', b: 'x', email: 'dana@hollis.example' });
    expect(readInput(v.strictObject({}), null)).toEqual({});
  });

  it('sorts permissions as the table does, each once', () => {
    const given = ['trackers:edit', 'customers:edit', 'trackers:edit'];
    expect(readInput(v.strictObject({ permissions }), { permissions: given }).permissions).toEqual([
      'customers:edit',
      'trackers:edit',
    ]);
  });
});
