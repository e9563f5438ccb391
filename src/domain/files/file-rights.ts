import type { FileNoun, FileRecord } from './file';
import { mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';

type Record = { readonly owner: string; readonly assignees: readonly string[] };

/** The permission area of each noun with files. */
const AREAS = { customer: 'customers', tracker: 'trackers', job: 'jobs' } as const;

/** The permission to read files: the record's own. */
export function fileViewing(noun: FileNoun) {
  return `${AREAS[noun]}:view` as const;
}

/** People who may edit a record may add files; so may a job's crew, to report on it. */
export function mayAddFile(viewer: Viewer, noun: FileNoun, record: Record): boolean {
  return (
    mayOn(viewer, `${AREAS[noun]}:edit`, record) ||
    (noun === 'job' && mayOn(viewer, 'jobs:view', record) && record.assignees.includes(viewer.uid))
  );
}

/** People who may edit the record delete its files; everyone deletes their own. */
export function mayDeleteFile(viewer: Viewer, file: FileRecord): boolean {
  return (
    mayOn(viewer, `${AREAS[file.noun]}:edit`, file) ||
    (file.createdBy === viewer.uid && mayOn(viewer, fileViewing(file.noun), file))
  );
}
