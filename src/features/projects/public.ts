/** The projects feature's exports for the pages of trackers and jobs. */
export { ProjectFact } from './record/project-fact';
