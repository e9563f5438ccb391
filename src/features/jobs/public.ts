/** What other features may use of jobs. */
export { CrewDay } from './day/crew-day';
export { JobsArchive } from './archive/jobs-archive';
export { TrackerJobs } from './tracker-jobs';
