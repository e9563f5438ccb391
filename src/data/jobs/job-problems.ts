import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';

const PROBLEMS = 8;

/** Open jobs with a reported problem, newest first. Apart from the jobs' changes, which the dashboard does not load. */
export function jobsWithProblems(viewer: Viewer): TypedQuery<Job> {
  return query(jobShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'listOrganizer', op: '==', value: 'Open' },
      { field: 'problemAt', op: '>', value: instant(0) },
    ],
    orderBy: [{ field: 'problemAt', direction: 'desc' }],
    limit: PROBLEMS,
  });
}
