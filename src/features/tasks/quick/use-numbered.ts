import { jobList } from '@/data/jobs/job-list';
import { useFound } from '@/data/live/use-found';
import { projectList } from '@/data/projects/project-list';
import { useViewer } from '@/data/session/use-session';
import type { TaskAbout } from '@/data/tasks/tasks';
import { trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import { shortNumber } from '@/domain/core/record-number';
import { foldText } from '@/domain/format/fold-text';
import { aboutJob, aboutProject, aboutTracker } from '../create/use-about';

type Numbered = { readonly number: number | null; readonly numberPrefix: string };

/** The job, tracker or project with a number such as J-12, for a new task; null while unknown and for none. */
export function useNumbered(number: string): {
  readonly about: TaskAbout | null;
  readonly isLooking: boolean;
} {
  const viewer = useViewer();
  const jobs = useFound(jobList, may(viewer, 'jobs:view') ? number : '');
  const trackers = useFound(trackerList, may(viewer, 'trackers:view') ? number : '');
  const projects = useFound(projectList, may(viewer, 'projects:view') ? number : '');
  const job = jobs.rows.find(isNumbered(number));
  const tracker = trackers.rows.find(isNumbered(number));
  const project = projects.rows.find(isNumbered(number));
  return {
    about:
      (job && aboutJob(job)) ??
      (tracker && aboutTracker(tracker)) ??
      (project && aboutProject(project)) ??
      null,
    isLooking: [jobs, trackers, projects].some(({ status }) => status === 'loading'),
  };
}

function isNumbered(typed: string): (record: Numbered) => boolean {
  const number = foldText(typed);
  return (record) => number !== '' && record.number !== null && foldText(shortNumber(record)) === number;
}
