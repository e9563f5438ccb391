import { expect, it } from 'vitest';
import { rowGroups, topOfRow } from './row-groups';

const labelOf = ({ when }: { readonly when: string }) => when;
const rows = ['Overdue', 'Overdue', 'Today', 'Later', 'Later'].map((when) => ({ when }));

it('heads every group at its first row', () => {
  expect(rowGroups(rows, labelOf)).toEqual([
    { at: 0, label: 'Overdue', size: 2 },
    { at: 2, label: 'Today', size: 1 },
    { at: 3, label: 'Later', size: 2 },
  ]);
});

it('does not count a last group of which more may come', () => {
  expect(rowGroups(rows, labelOf, false).map(({ size }) => size)).toEqual([2, 1, null]);
});

it('places rows below the headings before them', () => {
  const groups = rowGroups(rows, labelOf);
  expect(rows.map((_, index) => topOfRow(groups, index))).toEqual([36, 80, 160, 240, 284]);
});

it('has no headings for a list without groups', () => {
  const groups = rowGroups(rows, undefined);
  expect(groups).toEqual([]);
  expect(topOfRow(groups, 3)).toBe(132);
});
