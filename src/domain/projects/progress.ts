import type { JobStatus } from '../core/statuses';
import { PROJECT_OPEN } from '../core/statuses';
import type { Day } from '../time/time';
import type { Project } from './project';

/** How far a project's jobs are; cancelled ones do not count. */
export type Progress = {
  readonly all: number;
  readonly completed: number;
  /** Whole percent; null without jobs. */
  readonly percent: number | null;
};

/** The progress of `completed` out of `all` jobs. */
export function progressOf(completed: number, all: number): Progress {
  return { all, completed, percent: all === 0 ? null : Math.round((completed / all) * 100) };
}

/** The progress from counts of the completed and of all jobs; null until both have arrived. */
export function countedProgress([completed = null, all = null]: readonly (number | null)[]): Progress | null {
  return completed === null || all === null ? null : progressOf(completed, all);
}

/** The progress of these jobs. */
export function jobsProgress(jobs: readonly { readonly status: JobStatus }[]): Progress {
  const counted = jobs.filter(({ status }) => status !== 'Cancelled');
  return progressOf(counted.filter(({ status }) => status === 'Completed').length, counted.length);
}

/** Whether a project is not over after its last day. */
export function isLateProject({ status, endOn }: Pick<Project, 'status' | 'endOn'>, today: Day): boolean {
  return endOn !== '' && endOn < today && PROJECT_OPEN.includes(status);
}

/** A sentence about planned days in the wrong order, or null. */
export function datesProblem({ startOn, endOn }: Pick<Project, 'startOn' | 'endOn'>): string | null {
  return startOn !== '' && endOn !== '' && endOn < startOn
    ? 'The end is before the start. Change one of the days.'
    : null;
}
