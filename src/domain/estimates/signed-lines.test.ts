import { describe, expect, it } from 'vitest';
import { BLANK_LINE } from './new-line';
import { signedLines } from './signed-lines';

const option = (id: string, isSuggested = false) => ({ id, name: id, description: '', isSuggested });
const line = (id: string, position: number, more: object = {}) => ({
  ...BLANK_LINE,
  ...{ id, position, name: id, unit: 'SQ', unitPrice: 9_900 },
  ...more,
});
const estimate = {
  options: [option('a'), option('b', true)],
  lines: [
    line('Vent', 3, { isOptional: true, unit: '' }),
    line('Tear off', 1, { quantity: 2_850 }),
    line('Slate', 2, { options: 'a' }),
    line('Shingle', 2, { options: 'b' }),
  ],
};
const text = (quantity: number) => String(quantity / 100);

describe('the lines of signed work', () => {
  it('are those of the chosen option and its extras, in order and without amounts', () => {
    expect(signedLines(estimate, { option: 'a', extras: ['Vent'] }, text)).toBe(
      '28.5 SQ Tear off\n1 SQ Slate\n1 Vent',
    );
  });

  it('are those of the suggested option without an answer', () => {
    expect(signedLines(estimate, null, text)).toBe('28.5 SQ Tear off\n1 SQ Shingle');
  });
});
