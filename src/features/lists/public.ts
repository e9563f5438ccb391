/** The lists feature's exports: the frame of every list screen, and what may be done with its records. */
export { ArchiveDialog } from './lazy-archive-dialog';
export { AssignDialog } from './lazy-assign-dialog';
export { RecordBulkBar } from './lazy-bulk-bar';
export { ListFigures } from './list-figures';
export { ListScreen } from './list-screen';
export type { RecordChanges } from './bulk/record-changes';
export type { CsvFile } from './export/csv-file';
export type { Picked } from './list-screen-props';
