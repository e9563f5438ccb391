import { describe, expect, it } from 'vitest';
import { assigneesAfter, joinedBy } from './assignees';
import { MAX_ASSIGNEES } from './record';

const hand = { from: 'ann', to: 'bob' };

describe('handing work over', () => {
  it.each([
    [['ann'], ['bob']],
    [
      ['max', 'ann', 'pia'],
      ['max', 'bob', 'pia'],
    ],
    [['ann', 'bob'], ['bob']],
    [['bob', 'ann'], ['bob']],
    [['max'], ['max']],
    [[], []],
  ])('%j becomes %j', (before, after) => {
    expect(assigneesAfter({ assignees: before }, hand)).toEqual(after);
  });

  it('lets them see the customer behind, as long as there is room', () => {
    expect(joinedBy({ assignees: ['ann'] }, 'bob')).toEqual(['ann', 'bob']);
    expect(joinedBy({ assignees: ['bob'] }, 'bob')).toBeNull();
    const full = Array.from({ length: MAX_ASSIGNEES }, (_, index) => `p${index}`);
    expect(joinedBy({ assignees: full }, 'bob')).toBeNull();
  });
});
