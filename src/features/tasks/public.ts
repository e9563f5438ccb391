/** The tasks feature's exports for the pages of records. */
export { RecordTasks } from './record-tasks';
