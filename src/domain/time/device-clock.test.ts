import { describe, expect, it } from 'vitest';
import { clockSentence } from './device-clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a clock that differs from the server’s', () => {
  it.each([0, MINUTE, -4 * MINUTE, 4.9 * MINUTE])('by %d ms is close enough', (ahead) => {
    expect(clockSentence(ahead)).toBeNull();
  });

  it.each<[number, string]>([
    [5 * MINUTE, '5 minutes ahead'],
    [-59 * MINUTE, '1 hour behind'],
    [HOUR, '1 hour ahead'],
    [-3 * HOUR, '3 hours behind'],
    [24 * HOUR - 800, '1 day ahead'],
    [-48 * HOUR, '2 days behind'],
  ])('by %d ms is reported', (ahead, words) => {
    expect(clockSentence(ahead)).toContain(`is ${words}.`);
  });
});
