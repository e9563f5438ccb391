import { expect, it } from 'vitest';
import { rowGroups, topOfRow } from './row-groups';

const labelOf = ({ when }: { readonly when: string }) => when;
const rows = ['Overdue', 'Overdue', 'Today', 'Later', 'Later'].map((when) => ({ when }));

it('heads every group at its first row', () => {
  expect(rowGroups(rows, labelOf)).toEqual([
    { at: 0, label: 'Overdue' },
    { at: 2, label: 'Today' },
    { at: 3, label: 'Later' },
  ]);
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
