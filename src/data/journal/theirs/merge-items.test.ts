import { describe, expect, it } from 'vitest';
import type { Value } from '@/domain/core/value';
import { mergeItems } from './merge-items';

/** Steps in short: "a" is open, "a!" done, "a:x" renamed to x. */
const steps = (words: string): Value =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', text = id] = word.replace('!', '').split(':');
      return { id, text, done: word.endsWith('!') };
    });

describe('mergeItems', () => {
  it.each<[string, readonly string[], string, string, string]>([
    ['ticks of different steps', ['a b c'], 'a! b c', 'a b! c', 'a! b! c'],
    ['several own ticks, with the version between', ['a! b c', 'a b c'], 'a! b c!', 'a b! c', 'a! b! c!'],
    ['the same tick', ['a b'], 'a! b', 'a! b', 'a! b'],
    ['a tick that was taken away again', ['a! b', 'a b'], 'a b', 'a! b!', 'a b!'],
    ['a step that others added', ['a'], 'a!', 'a b', 'a! b'],
    ['a step that was added here', ['a'], 'a b', 'a!', 'a! b'],
    ['a step that others took away', ['a b'], 'a! b', 'a', 'a!'],
    ['a step that was taken away here', ['a b'], 'a', 'a! b', 'a!'],
    ['a tick here and other words there', ['a'], 'a!', 'a:x', 'a:x!'],
    ['steps that were moved here and ticked there', ['a b'], 'b a', 'a! b', 'b a!'],
    ['the first steps of both', [''], 'a', 'b', 'a b'],
  ])('joins %s', (_what, known, mine, theirs, merged) => {
    expect(mergeItems(steps(mine), steps(theirs), known.map(steps))).toEqual(steps(merged));
  });

  it.each<[string, string, string, string]>([
    ['wrote other words', 'a', 'a:x', 'a:y'],
    ['ticked what the other one took away', 'a b', 'a! b', 'b'],
    ['took away what the other one ticked', 'a b', 'b', 'a! b'],
    ['changed it, and others moved steps', 'a b', 'a! b', 'b a'],
  ])('leaves it to the person where they %s', (_what, known, mine, theirs) => {
    expect(mergeItems(steps(mine), steps(theirs), [steps(known)])).toBeNull();
  });

  it.each<[string, Value, Value]>([
    ['texts', 'a', 'b'],
    ['lists without ids', ['a'], ['b']],
    ['lists with an id twice', steps('a a'), steps('a')],
  ])('leaves %s alone', (_what, mine, theirs) => {
    expect(mergeItems(mine, theirs, [[]])).toBeNull();
    expect(mergeItems(theirs, mine, [[]])).toBeNull();
  });

  it('takes nothing for known where nothing is', () => {
    expect(mergeItems(steps('a!'), steps('a'), [])).toBeNull();
  });
});
