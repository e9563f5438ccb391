import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openJobs } from '@/data/jobs/jobs';
import type { JobFilter } from '@/data/jobs/jobs';
import { useNarrowed } from '@/data/live/use-narrowed';
import { useViewer } from '@/data/session/use-session';
import type { Job } from '@/domain/jobs/job';
import { fitsJob, readJobFilters, writeJobFilters } from '@/domain/jobs/job-filters';
import type { JobFilters } from '@/domain/jobs/job-filters';

const HOUR = 3_600_000;

/** The filters of the Open Jobs List as the address holds them, and the way to change them. */
export function useJobAddress(): {
  readonly filters: JobFilters;
  readonly change: (changes: Partial<JobFilters>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readJobFilters(address), [address]);
  return {
    filters,
    // Every letter of a search would otherwise be a step of the back button.
    change: (changes) =>
      setAddress(writeJobFilters({ ...filters, ...changes }), { replace: changes.search !== undefined }),
  };
}

/** The one filter that the store answers: the one that leaves least. */
function storedFilter({ label, statuses }: JobFilters, now: number): JobFilter {
  // Whole hours, so that the question does not change with every minute; the screen tells exactly.
  if (label !== null) return { by: 'label', label, now: Math.ceil(now / HOUR) * HOUR };
  if (statuses.length > 0) return { by: 'status', statuses };
  return { by: 'all' };
}

/** Open jobs that fit the filters at `now` (epoch ms). */
export function useJobs(filters: JobFilters, now: number) {
  const viewer = useViewer();
  const fits = useCallback((job: Job) => fitsJob(job, filters, now), [filters, now]);
  return useNarrowed(openJobs(viewer, storedFilter(filters, now)), fits);
}
