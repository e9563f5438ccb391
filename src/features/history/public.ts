/** The history feature's exports for record screens. */
export { History } from './history';
export { NoteComposer } from './note-composer';
export { RecordTimeline } from './record-timeline';
export { useImportEntry } from './use-import-entry';
export { useNote } from './use-note';
