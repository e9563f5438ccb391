import { describe, expect, it } from 'vitest';
import { assigneesAfter, customerAfter, joinedBy, totalWork, trackerAfter, visitAfter } from './open-work';
import { MAX_ASSIGNEES } from '../core/record';

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

  it('makes the new person the salesperson only where the old one was', () => {
    expect(customerAfter({ assignees: ['ann'], salesperson: 'ann' }, hand)).toEqual({
      assignees: ['bob'],
      salesperson: 'bob',
    });
    expect(customerAfter({ assignees: ['max', 'ann'], salesperson: 'max' }, hand)).toEqual({
      assignees: ['max', 'bob'],
    });
  });

  it('reassigns a tracker’s salesperson and crew lead separately', () => {
    const tracker = { assignees: ['ann', 'max'], salesperson: 'max', crewLead: 'ann' };
    expect(trackerAfter(tracker, hand)).toEqual({
      assignees: ['bob', 'max'],
      crewLead: 'bob',
    });
  });

  it('replaces them in the crew of a visit', () => {
    expect(visitAfter({ assignees: ['ann', 'bob'], crew: ['ann', 'max'] }, hand)).toEqual({
      assignees: ['bob'],
      crew: ['bob', 'max'],
    });
  });

  it('lets them see the customer, as long as there is room', () => {
    expect(joinedBy({ assignees: ['ann'] }, 'bob')).toEqual(['ann', 'bob']);
    expect(joinedBy({ assignees: ['bob'] }, 'bob')).toBeNull();
    const full = Array.from({ length: MAX_ASSIGNEES }, (_, index) => `p${index}`);
    expect(joinedBy({ assignees: full }, 'bob')).toBeNull();
  });

  it('is counted together', () => {
    expect(totalWork({ customers: 1, trackers: 2, jobs: 3, visits: 4 })).toBe(10);
  });
});
