import { describe, expect, it } from 'vitest';
import { findKey } from '../search/find';
import { MAX_MESSAGE, MOST_MESSAGE_KEYS } from './message';
import { isMessageFound, messageKeys } from './message-find';

const body = 'The ridge vent at O’Brien’s is on. Call June at 9, please!';

describe('the search of messages', () => {
  it.each(['ridge', 'rid', 'obriens', 'june call', 'JUNE', 'on'])('finds %s', (typed) => {
    expect(messageKeys(body)).toContain(findKey(typed));
    expect(isMessageFound(typed, { body })).toBe(true);
  });

  it.each(['idge', 'june may', 'vents'])('does not find %s', (typed) => {
    expect(isMessageFound(typed, { body })).toBe(false);
  });

  it('keeps a bounded number of beginnings of the longest message', () => {
    const long = Array.from({ length: MAX_MESSAGE / 5 }, (_, at) => `w${at}`)
      .join(' ')
      .slice(0, MAX_MESSAGE);
    expect(messageKeys(long).length).toBeLessThanOrEqual(MOST_MESSAGE_KEYS);
    expect(messageKeys('')).toEqual([]);
  });
});
