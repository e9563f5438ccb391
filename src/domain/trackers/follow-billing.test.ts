import { describe, expect, it } from 'vitest';
import type { JobStatus, TrackerStatus } from '../core/statuses';
import { awaitsInvoice, followsBilling } from './follow-billing';
import type { Tracker } from './tracker';

const OFFICE_AT = 1_000;
const tracker = (status: TrackerStatus, over: Partial<Tracker> = {}) => ({
  ...{ status, statusAt: OFFICE_AT, listOrganizer: 'Open' as const },
  ...over,
});
const jobs = (statusAt: number, ...statuses: readonly JobStatus[]) =>
  statuses.map((status) => ({ status, statusAt }));
const BILLED = { isAllBilled: true, lastIssuedAt: 2_000 };

describe('a tracker whose contract is all billed', () => {
  it.each<[string, ReturnType<typeof tracker>, ReturnType<typeof jobs>, typeof BILLED, boolean]>([
    ['follows from the inspection', tracker('Final Inspection'), [], BILLED, true],
    [
      'follows with its completed jobs',
      tracker('In Progress'),
      jobs(500, 'Completed', 'Cancelled'),
      BILLED,
      true,
    ],
    ['waits for the other jobs', tracker('In Progress'), jobs(500, 'Completed', 'Scheduled'), BILLED, false],
    ['does not follow a deposit before the work', tracker('Sold'), [], BILLED, false],
    ['does not follow cancelled jobs alone', tracker('Scheduled'), jobs(500, 'Cancelled'), BILLED, false],
    [
      'follows a job that is completed after the bill',
      tracker('In Progress', { statusAt: 3_000 }),
      jobs(4_000, 'Completed'),
      BILLED,
      true,
    ],
    [
      'stays where the office moved it back since',
      tracker('Final Inspection', { statusAt: 3_000 }),
      jobs(500, 'Completed'),
      BILLED,
      false,
    ],
    ['stays where it is further', tracker('Complete'), jobs(500, 'Completed'), BILLED, false],
    ['stays where it is', tracker('Invoiced'), jobs(500, 'Completed'), BILLED, false],
    ['stays cancelled', tracker('Cancelled'), jobs(500, 'Completed'), BILLED, false],
    [
      'stays in the archive',
      tracker('Final Inspection', { listOrganizer: 'Archive' }),
      jobs(500, 'Completed'),
      BILLED,
      false,
    ],
    [
      'waits until all is billed',
      tracker('Final Inspection'),
      jobs(500, 'Completed'),
      { ...BILLED, isAllBilled: false },
      false,
    ],
  ])('%s', (_what, one, work, billed, follows) => {
    expect(followsBilling(one, work, billed)).toBe(follows);
  });

  it('awaits an invoice once its work is done, before Invoiced', () => {
    expect(awaitsInvoice(tracker('Final Inspection'), [])).toBe(true);
    expect(awaitsInvoice(tracker('Scheduled'), jobs(1, 'Completed'))).toBe(true);
    expect(awaitsInvoice(tracker('In Progress'), jobs(1, 'Completed', 'In Progress'))).toBe(false);
    expect(awaitsInvoice(tracker('Invoiced'), jobs(1, 'Completed'))).toBe(false);
  });
});
