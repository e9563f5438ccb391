import { expect, test } from 'vitest';
import { broken } from './ceilings';
import { ceilingsOf } from './report';
import type { Results } from './report';

const results = (sum: number, longestFrame: number): Results => ({
  rows: 10_000,
  largestScript: 150_000,
  speed: [sum - 10, sum + 10],
  stolen: {},
  scrolling: {
    reached: 10_000,
    rows: 10_000,
    longestFrame,
    frames: 4_000,
    p99: 20,
    framesOver50: 1,
    longestWithWaiting: 200,
    framesOver50WithWaiting: 3,
    worst: [],
  },
});

test.each([
  ['a frame at the limit', 150, 120, []],
  ['a longer frame', 150, 121, ['longest frame while scrolling']],
  ['the same frame on a machine half as fast', 300, 121, []],
  ['a frame too long for that machine too', 300, 241, ['longest frame while scrolling']],
  ['the usual limit on a machine twice as fast', 75, 120, ['longest frame while scrolling']],
])('%s is judged by the speed of its machine', (_, sum, longest, over) => {
  expect(broken(ceilingsOf(results(sum, longest))).map(({ name }) => name)).toEqual(over);
});

test('bytes and documents have the same ceiling on every machine', () => {
  const slow = ceilingsOf(results(600, 1)).find(({ name }) => name === 'largest script');
  expect(slow?.limit).toBe(200);
});
