import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeNewestFirst } from './newest-first';

type Entry = { readonly uuid: string; readonly createdAt: number };
const entries = (...times: number[]): Entry[] =>
  times.map((createdAt) => ({ uuid: `at-${createdAt}`, createdAt }));
const times = (rows: readonly Entry[]) => rows.map((row) => row.createdAt);

describe('lists merged newest first', () => {
  it('are in order when everything is read', () => {
    const merged = mergeNewestFirst([
      { rows: entries(9, 5, 1), hasMore: false },
      { rows: entries(7, 3), hasMore: false },
    ]);
    expect(times(merged.rows)).toEqual([9, 7, 5, 3, 1]);
    expect(merged.behind).toEqual([]);
  });

  it('hold back rows older than a list has been read', () => {
    const merged = mergeNewestFirst([
      { rows: entries(9, 5), hasMore: true },
      { rows: entries(7, 3), hasMore: true },
    ]);
    expect(times(merged.rows)).toEqual([9, 7, 5]);
    expect(merged.behind).toEqual([0]);
  });

  it('wait for a list without any rows yet', () => {
    const merged = mergeNewestFirst([
      { rows: entries(9, 5), hasMore: false },
      { rows: entries(), hasMore: true },
    ]);
    expect(merged).toEqual({ rows: [], behind: [1] });
  });

  it('show everything once when paged to the end, and never insert above shown rows', () => {
    const stamps = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 40 });
    fc.assert(
      fc.property(
        stamps,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (all, cut, page) => {
          const lists = [all.slice(0, cut), all.slice(cut)].map((list) => list.toSorted((a, b) => b - a));
          const read = lists.map(() => page);
          let shown: readonly number[] = [];
          for (;;) {
            const merged = mergeNewestFirst(
              lists.map((list, at) => ({
                rows: entries(...list.slice(0, read[at])),
                hasMore: list.length > (read[at] ?? 0),
              })),
            );
            expect(times(merged.rows).slice(0, shown.length)).toEqual(shown);
            shown = times(merged.rows);
            if (merged.behind.length === 0) break;
            for (const at of merged.behind) read[at] = (read[at] ?? 0) + page;
          }
          expect(shown).toEqual(all.toSorted((a, b) => b - a));
        },
      ),
    );
  });
});
