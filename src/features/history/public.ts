/** What the screens of records show and write of what happened. */
export { History } from './history';
export { NoteComposer } from './note-composer';
export { RecordTimeline } from './record-timeline';
