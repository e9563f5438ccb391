import { describe, expect, it } from 'vitest';
import { fitted, NOTIFICATION_CHOICES, NOTIFICATION_KINDS, shownCount } from './notification';

describe('a notification’s words', () => {
  it.each([
    ['Max moved the visit', 'Max moved the visit'],
    ['  two\nlines  and   gaps ', 'two lines and gaps'],
    ['', ''],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), `${'a'.repeat(199)}…`],
    [`${'a'.repeat(198)} bcd`, `${'a'.repeat(198)}…`],
  ])('fit a title', (words, expected) => {
    expect(fitted(words, 'title')).toBe(expected);
  });

  it('have more room in the text', () => {
    expect(fitted('a'.repeat(300), 'text')).toHaveLength(300);
    expect(fitted('a'.repeat(301), 'text')).toBe(`${'a'.repeat(299)}…`);
  });
});

describe('the bell’s count', () => {
  it.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5_000, '99+'],
  ])('of %i unread is %s', (unread, shown) => {
    expect(shownCount(unread)).toBe(shown);
  });
});

it('offers every kind as a choice', () => {
  expect(NOTIFICATION_CHOICES.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS);
});
