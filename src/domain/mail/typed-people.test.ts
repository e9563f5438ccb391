import { describe, expect, it } from 'vitest';
import { typedPeople } from './typed-people';

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
    ['the name of a known person', ' priya shah ', [PRIYA]],
    ['an unknown name in one piece', 'Ann Berg', [at('Ann Berg')]],
    ['nothing', ' , ', []],
  ])('are %s', (_, text, people) => {
    expect(typedPeople(text, [PRIYA])).toEqual(people);
  });
});
