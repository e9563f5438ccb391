import { useEffect, useState } from 'react';
import { chunks } from '@/domain/core/chunks';
import type { Job } from '@/domain/jobs/job';
import { toAppError } from '../base/app-error';
import { readOnce } from '../core/read-once';
import { useStore } from '../live/use-live';
import { useViewer } from '../session/use-session';
import { jobsNamed, MOST_NAMED } from './field-week';

/** Jobs by id; null while they are read. */
export type JobsNamed = {
  readonly jobs: ReadonlyMap<string, Job> | null;
  /** A sentence when they could not be read. */
  readonly problem: string | null;
};

const NONE: JobsNamed = { jobs: null, problem: null };

/** Reads these jobs once, however many; null while the ids are unknown. Jobs that the viewer may not see are left out. */
export function useJobsNamed(ids: readonly string[] | null): JobsNamed {
  const store = useStore();
  const viewer = useViewer();
  const asked = ids && [...new Set(ids)].toSorted().join(' ');
  const [found, setFound] = useState<JobsNamed & { readonly asked: string }>({ ...NONE, asked: '' });
  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    const tell = (answer: JobsNamed) => isWanted && setFound({ ...answer, asked });
    const wanted = asked.split(' ').filter((id) => id !== '');
    Promise.all(chunks(wanted, MOST_NAMED).map((part) => readOnce(store, jobsNamed(viewer, part)))).then(
      (read) => tell({ jobs: new Map(read.flat().map((job) => [job.uuid, job])), problem: null }),
      (error: unknown) => tell({ jobs: null, problem: toAppError(error).message }),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, store, viewer]);
  return asked !== null && found.asked === asked ? found : NONE;
}
