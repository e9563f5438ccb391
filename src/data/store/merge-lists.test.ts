import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doc } from '@/domain/core/value';
import { mergeLists } from './merge-lists';

/** Steps in short: "a" has its id for a text, "a:x" was renamed. */
const steps = (words: string): readonly Doc[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', text = id] = word.split(':');
      return { id, text };
    });

const list = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      text: fc.constantFrom('x', 'y', 'z'),
    }),
    {
      selector: ({ id }) => id,
      maxLength: 6,
    },
  )
  .map((items): readonly Doc[] => items);

const ids = (items: readonly unknown[]) => new Set((items as readonly Doc[]).map(({ id }) => id));

describe('a change of a list that others changed, too', () => {
  it.each<[string, string, string, string, string]>([
    ['an edited step and an added one', 'a b', 'a:x b', 'a b c', 'a:x b c'],
    ['a moved step and an added one', 'a b c', 'c a b', 'a b d c', 'c a b d'],
    ['steps that both added', 'a', 'a b', 'a c', 'a c b'],
    ['a step put first and one taken away', 'a b', 'n a b', 'b', 'n b'],
    ['a step taken away and one added', 'a b', 'b', 'a b c', 'b c'],
    ['two edits of different steps', 'a b', 'a:x b', 'a b:y', 'a:x b:y'],
    ['two edits of one step: the later one counts', 'a', 'a:x', 'a:y', 'a:x'],
    ['an edited step that the other took away', 'a b', 'a:x b', 'b', 'a:x b'],
    ['a step taken away that the other edited', 'a b', 'b', 'a:y b', 'a:y b'],
    ['orders that both changed: the later one counts', 'a b c', 'c b a', 'b a c', 'c b a'],
  ])('joins %s', (_what, from, to, held, merged) => {
    expect(mergeLists(steps(from), steps(to), steps(held))).toEqual(steps(merged));
  });

  it('tells items of an older form by what they have', () => {
    const from = [{ id: 'a', text: 'A', done: false }];
    expect(mergeLists(from, [], [{ id: 'a', text: 'A' }])).toEqual([]);
  });

  it.each<[string, readonly Doc[] | readonly string[]]>([
    ['without ids', [{ text: 'x' }]],
    ['given twice', ['a', 'a']],
  ])('is the change alone for items %s', (_what, items) => {
    expect(mergeLists(items, [], ['b'])).toEqual([]);
    expect(mergeLists([], items, ['b'])).toEqual(items);
  });

  it('is the change where nobody else changed anything, and theirs where it changes nothing', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        expect(mergeLists(one, other, one)).toEqual(other);
        expect(mergeLists(one, one, other)).toEqual(other);
      }),
    );
  });

  it('loses nothing that either side added, and nothing that neither took away', () => {
    fc.assert(
      fc.property(list, list, list, (from, to, held) => {
        const [before, mine, theirs] = [ids(from), ids(to), ids(held)];
        const merged = mergeLists(from, to, held);
        const found = ids(merged);
        expect(found.size).toBe(merged.length);
        for (const id of [...mine, ...theirs]) {
          const isKept = (mine.has(id) && theirs.has(id)) || !before.has(id);
          if (isKept) expect(found).toContain(id);
        }
        for (const id of before) if (!mine.has(id) && !theirs.has(id)) expect(found).not.toContain(id);
      }),
    );
  });
});
