import type { FileNoun, FileRecord } from './file';
import { mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';

type Record = { readonly owner: string; readonly assignees: readonly string[] };

/** The permissions' noun behind each record that files lie at. */
const AREAS = { customer: 'customers', tracker: 'trackers', job: 'jobs' } as const;

/** The permission that opens the files at records of a noun: the record's own. */
export function fileViewing(noun: FileNoun) {
  return `${AREAS[noun]}:view` as const;
}

/** Whoever edits a record adds files to it; so does the crew of a job, as it reports on it. */
export function mayAddFile(viewer: Viewer, noun: FileNoun, record: Record): boolean {
  return (
    mayOn(viewer, `${AREAS[noun]}:edit`, record) ||
    (noun === 'job' && mayOn(viewer, 'jobs:view', record) && record.assignees.includes(viewer.uid))
  );
}

/** Whoever edits the record deletes its files; everybody their own. */
export function mayDeleteFile(viewer: Viewer, file: FileRecord): boolean {
  return (
    mayOn(viewer, `${AREAS[file.noun]}:edit`, file) ||
    (file.createdBy === viewer.uid && mayOn(viewer, fileViewing(file.noun), file))
  );
}
