import { describe, expect, it } from 'vitest';

import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { listCount } from './list-count';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the count beside a title', () => {
  it.each([
    ['nothing while it is counted', 'ready', 3, false, null, true, undefined],
    ['nothing while the list is read', 'loading', 0, false, 48, true, undefined],
    ['all of them', 'ready', 48, false, 48, false, '48'],
    ['those that fit', 'ready', 31, false, 1_480, true, '31 of 1,480'],
    ['that more may fit', 'ready', 50, true, 480, true, '50+ of 480'],
    ['that counting stopped', 'ready', 50, true, MOST_COUNTED, false, '50,000+'],
  ] as const)('is %s', (_case, status, shown, hasMore, all, isNarrowed, text) => {
    expect(listCount({ status, rows: rows(shown), hasMore }, all, isNarrowed, 'US')).toBe(text);
  });

  it('is what fits in all, where that is known', () => {
    const list = { status: 'ready', rows: rows(50), hasMore: true } as const;
    expect(listCount(list, 480, true, 'US', 120)).toBe('120 of 480');
  });
});
