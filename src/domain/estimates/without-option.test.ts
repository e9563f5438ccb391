import { describe, expect, it } from 'vitest';
import { BLANK_LINE } from './new-line';
import { withoutOption } from './without-option';

const option = (id: string) => ({ id, name: id, description: '', isSuggested: false });
const line = (id: string, options: string) => ({ ...BLANK_LINE, id, position: 1, options });

describe('an estimate without an option', () => {
  it('keeps shared lines, and loses those of the option alone', () => {
    const left = withoutOption(
      {
        options: [option('a'), option('b'), option('c')],
        lines: [line('1', ''), line('2', 'a'), line('3', 'a b'), line('4', 'c')],
      },
      'a',
    );
    expect(left.options.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(left.lines.map(({ id, options }) => [id, options])).toEqual([
      ['1', ''],
      ['3', 'b'],
      ['4', 'c'],
    ]);
  });
});
