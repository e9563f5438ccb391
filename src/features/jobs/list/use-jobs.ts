import { useCallback } from 'react';
import { jobList, openJobs } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import type { ListedPages } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import type { Job } from '@/domain/jobs/job';
import { fitsJob } from '@/domain/jobs/job-filters';
import type { JobFilters } from '@/domain/jobs/job-filters';

/** Open jobs that match the filters at `now` (epoch ms). */
export function useJobs(filters: JobFilters, now: number): ListedPages<Job> {
  const viewer = useViewer();
  const fits = useCallback((job: Job) => fitsJob(job, filters, now), [filters, now]);
  return useListed(jobList, { ...openJobs(viewer, filters, now), search: filters.search, fits });
}
