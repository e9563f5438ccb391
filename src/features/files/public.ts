/** The files feature's exports for record screens. */
export { RecordFiles } from './record-files';
