import { expect, test } from 'vitest';
import { CARD_COLOURS } from '@/domain/boards/board';
import type { CustomerTone } from '@/shared/theme/tokens';
import { THEME_TOKENS } from '@/shared/theme/tokens';
import { labelTone } from './label-tone';

/** The parts red, green and blue of what a name shows in the light theme, strongest first. */
function strongest(ink: string): string {
  const tone = Object.keys(THEME_TOKENS.LIGHT.tones).find((name) => ink.includes(`-${name}`));
  const hex = THEME_TOKENS.LIGHT.tones[tone as CustomerTone].ink;
  const parts = ['red', 'green', 'blue'].map((name, at) => ({
    name,
    value: Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16),
  }));
  return parts
    .toSorted((a, b) => b.value - a.value)
    .map(({ name }) => name)
    .join(' ');
}

test('a colour of cards shows what its name says', () => {
  expect(Object.fromEntries(CARD_COLOURS.map((name) => [name, strongest(labelTone(name).ink)]))).toEqual({
    blue: 'blue green red',
    purple: 'blue red green',
    green: 'green blue red',
    teal: 'blue green red',
    brown: 'red green blue',
    pink: 'red blue green',
  });
  expect(new Set(CARD_COLOURS.map((name) => labelTone(name).ink)).size).toBe(CARD_COLOURS.length);
});
