import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text';

describe('visible text', () => {
  it.each([
    ['\uFEFFAnn\u200B Berg\u00AD', 'Ann Berg'],
    ['12\u00A0Main\u202FSt', '12 Main St'],
    ['\u202A(218) 555-0101\u202C', '(218) 555-0101'],
    ['ann\u2060@mail.\u200Dexample\u200E', 'ann@mail.example'],
    ['Ann\u200D', 'Ann'],
  ])('loses what nobody sees: %j', (typed, text) => {
    expect(visibleText(typed)).toBe(text);
  });

  it.each(['👩‍🔧 and 👨‍👩‍👧', '🏴‍☠️', '👷🏽‍♀️', 'می‌خواهم', 'क्‍ष', 'José, 山田　太郎', ''])(
    'keeps joined letters and emoji: %s',
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );
});
