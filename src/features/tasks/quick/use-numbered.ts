import { jobList } from '@/data/jobs/job-list';
import { useFound } from '@/data/live/use-found';
import { projectList } from '@/data/projects/project-list';
import { useViewer } from '@/data/session/use-session';
import { trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import { isNumbered } from '@/domain/search/numbered';
import { aboutRecord } from '@/domain/tasks/about';
import type { TaskAbout } from '@/domain/tasks/about';
import { useRested } from '@/shared/ui/hooks/use-rested';

/** The job, tracker or project with a typed number such as J-12, for a new task; null while unknown and for none. */
export function useNumbered(typed: string): {
  readonly about: TaskAbout | null;
  readonly isLooking: boolean;
} {
  const viewer = useViewer();
  const number = useRested(typed);
  const jobs = useFound(jobList, may(viewer, 'jobs:view') ? number : '');
  const trackers = useFound(trackerList, may(viewer, 'trackers:view') ? number : '');
  const projects = useFound(projectList, may(viewer, 'projects:view') ? number : '');
  const job = jobs.rows.find((record) => isNumbered(record, number));
  const tracker = trackers.rows.find((record) => isNumbered(record, number));
  const project = projects.rows.find((record) => isNumbered(record, number));
  return {
    about:
      (job && aboutRecord('job', job)) ??
      (tracker && aboutRecord('tracker', tracker)) ??
      (project && aboutRecord('project', project)) ??
      null,
    isLooking: number !== typed || [jobs, trackers, projects].some(({ status }) => status === 'loading'),
  };
}
