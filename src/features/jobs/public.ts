/** The jobs feature's exports for other features. */
export { Checklist } from './record/checklist';
export { CrewDay } from './day/crew-day';
export { loadFieldDay } from './day/load-field-day';
export { JobsArchive } from './archive/jobs-archive';
export { TrackerJobs } from './tracker-jobs';
