/** The tasks feature's exports for the pages of records, a field worker's day, and a task from anywhere. */
export { DueTasks } from './due-tasks';
export { QuickTask } from './quick/quick-task';
export { RecordTasks } from './record-tasks';
