/** What the screens of records show of files. */
export { RecordFiles } from './record-files';
