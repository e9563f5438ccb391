import { describe, expect, it } from 'vitest';

import type { Job } from './job';
import { jobLabel } from './job-labels';

const NOW = 1_000;
const job = (over: Partial<Job>) => ({
  status: 'Scheduled' as const,
  listOrganizer: 'Open' as const,
  plannedStart: 500,
  plannedEnd: 2_000,
  isBilled: false,
  ...over,
});

describe('jobLabel', () => {
  it.each<[Partial<Job>, string | null]>([
    [{}, null],
    [{ plannedEnd: 999 }, 'Late'],
    [{ plannedEnd: 1_000 }, null],
    [{ plannedStart: null, plannedEnd: null, status: 'Unscheduled' }, 'Action Required'],
    [{ plannedStart: null, plannedEnd: null, status: 'Completed' }, 'Ready to Invoice'],
    [{ plannedEnd: 1, status: 'Completed' }, 'Ready to Invoice'],
    [{ plannedEnd: 1, status: 'Completed', isBilled: true }, null],
    [{ plannedEnd: 1, status: 'Cancelled' }, null],
    [{ plannedEnd: 1, listOrganizer: 'Archive' }, null],
    [{ status: 'Completed', listOrganizer: 'Archive' }, null],
  ])('calls %j "%s"', (over, label) => {
    expect(jobLabel(job(over), NOW)).toBe(label);
  });
});
