import { describe, expect, it } from 'vitest';
import { isListBreak, typedPeople } from './typed-people';

const PRIYA = { uid: 'priya', name: 'Priya Shah', email: '' };
const at = (email: string, name = '') => ({ uid: '', name, email });

describe('the recipients of a typed text', () => {
  it.each([
    ['one address', 'ann@berg.example', [at('ann@berg.example')]],
    [
      'addresses parted in any way',
      'ann@berg.example; bo@berg.example, cy@berg.example di@berg.example',
      ['ann', 'bo', 'cy', 'di'].map((name) => at(`${name}@berg.example`)),
    ],
    ['a name with its address', '"Ann Berg" <ann@berg.example>', [at('ann@berg.example', 'Ann Berg')]],
    [
      'one person twice, and a name with a comma',
      '"Birch, Nora" <nora@birch.example>; NORA@birch.example, Priya Shah, bo@berg.example',
      [at('nora@birch.example', 'Birch, Nora'), PRIYA, at('bo@berg.example')],
    ],
    ['the name of a known person', ' priya shah ', [PRIYA]],
    ['an unknown name in one piece', 'Ann Berg', [at('Ann Berg')]],
    ['nothing', ' , ', []],
  ])('are %s', (_, text, people) => {
    expect(typedPeople(text, [PRIYA])).toEqual(people);
  });
});

it.each([
  ['ann@berg.example,', true],
  ['ann@berg.example', false],
  ['"Birch,', false],
  ['"Birch, Nora" <nora@birch.example>;', true],
])('the typed %s ends an entry: %s', (typed, ends) => {
  expect(isListBreak(typed)).toBe(ends);
});
