/** The finder's exports: a field that finds a record, and a linked record as its reader may see it. */
export { RecordPicker } from './record-picker';
export { useLinked } from './use-linked';
export type { RecordLink } from './use-linked';
export type { FoundRecord } from './use-found-records';
