import { describe, expect, it } from 'vitest';
import { droppedWords, liftedWords, movedWords } from './drag-words';

const names = new Map([
  ['card-1', 'Order felt'],
  ['list-1', 'To do'],
  ['list-2', 'Done'],
]);
const source = { droppableId: 'list-1', index: 0 };
const start = { draggableId: 'card-1', type: 'card', source, mode: 'SNAP' } as const;
const over = (destination: typeof source | null) => ({ ...start, destination, combine: null });

describe('what a screen reader hears of a drag', () => {
  it('has names, never ids', () => {
    expect(liftedWords(start, names)).toMatch(/^Lifted Order felt from To do, place 1\. /);
    expect(movedWords(over({ droppableId: 'list-2', index: 1 }), names)).toBe(
      'Order felt is over Done, place 2.',
    );
    expect(movedWords(over(null), names)).toBe('Order felt is over no list.');
    expect(movedWords(over({ droppableId: 'columns', index: 1 }), names)).toBe(
      'Order felt is over the board, place 2.',
    );
  });

  it.each([
    ['DROP', { droppableId: 'list-2', index: 1 }, 'Order felt is now in Done, place 2.'],
    ['DROP', null, 'Order felt is back in To do, place 1.'],
    ['CANCEL', null, 'Order felt is back in To do, place 1.'],
  ] as const)('ends with where the item is: %s, %o', (reason, destination, words) => {
    expect(droppedWords({ ...over(destination), reason }, names)).toBe(words);
  });
});
