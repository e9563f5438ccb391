/** What other features may use of jobs. */
export { AmountDialog } from './amount-dialog';
export { CrewDay } from './day/crew-day';
export { JobsArchive } from './archive/jobs-archive';
export { RecordTimeline } from './record-timeline';
export { TrackerJobs } from './tracker-jobs';
