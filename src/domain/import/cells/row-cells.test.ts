import { expect, it } from 'vitest';

import { rowCells } from './row-cells';

it.each([
  ['US', 'Longer than 5,000 characters.'],
  ['DE', 'Longer than 5.000 characters.'],
])('a cell that is too long in %s is refused with "%s"', (country, reason) => {
  const read = rowCells(['x'.repeat(5_001)], ['notes'], { country, naming: [] });
  expect(read.bounded('notes', 5_000)).toHaveLength(5_000);
  expect(read.problems).toEqual([{ column: 0, reason }]);
});
