/** The tasks feature's exports for the pages of records, and for a field worker's day. */
export { DueTasks } from './due-tasks';
export { RecordTasks } from './record-tasks';
