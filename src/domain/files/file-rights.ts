import { mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';
import type { FileNoun } from '../core/noun-names';
import { nounNamed } from '../nouns';
import { viewing } from '../nouns/define-noun';
import { mayChange } from '../nouns/record-rights';
import type { FileRecord } from './file';

type Record = { readonly owner: string; readonly assignees: readonly string[] };

/** The permission to read files: the record's own. */
export function fileViewing(noun: FileNoun) {
  return viewing(nounNamed(noun));
}

/** People who may edit a record may add files; so may its crew, where the description says so. */
export function mayAddFile(viewer: Viewer, noun: FileNoun, record: Record): boolean {
  const described = nounNamed(noun);
  const isCrew = mayOn(viewer, viewing(described), record) && record.assignees.includes(viewer.uid);
  return mayChange(viewer, described, record) || (described.files?.crewAdds === true && isCrew);
}

/** People who may edit the record delete its files; everyone deletes their own. */
export function mayDeleteFile(viewer: Viewer, file: FileRecord): boolean {
  return (
    mayChange(viewer, nounNamed(file.noun), file) ||
    (file.createdBy === viewer.uid && mayOn(viewer, fileViewing(file.noun), file))
  );
}
