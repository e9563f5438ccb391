import { expect, it } from 'vitest';
import { readTyped } from './read-typed';
import type { TypedNumber } from './typed-number';

const reading = { write: (units: number) => String(units / 100), none: 'Write a number.' };
const unclear: TypedNumber = { kind: 'unclear', units: [250, 2_500] };

it('reads a number, asks about two, and says where there is none', () => {
  expect(readTyped({ kind: 'number', units: 250 }, reading)).toEqual({ value: 250 });
  expect(readTyped(unclear, reading)).toEqual({ problem: 'Is that 2.5 or 25? Write it in full.' });
  expect(readTyped({ kind: 'none' }, reading)).toEqual({ problem: 'Write a number.' });
});

it('takes the one of two that fits, and none that does not', () => {
  const fits = (units: number) => units <= 1_000;
  expect(readTyped(unclear, { ...reading, fits })).toEqual({ value: 250 });
  expect(readTyped({ kind: 'number', units: 9_000 }, { ...reading, fits })).toEqual({
    problem: 'Write a number.',
  });
});
