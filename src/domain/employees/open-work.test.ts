import { expect, it } from 'vitest';
import { byNoun, NOUN_KEYS } from '../nouns';
import { totalWork } from './open-work';

it('is counted together', () => {
  expect(totalWork(byNoun(({ key }) => 2 ** NOUN_KEYS.indexOf(key)))).toBe(2 ** NOUN_KEYS.length - 1);
});
