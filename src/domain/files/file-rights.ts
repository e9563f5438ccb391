import { may } from '../access/viewer';
import type { Viewer } from '../access/viewer';
import { FILE_NOUNS } from '../core/noun-names';
import type { FileHolder, FileNoun } from '../core/noun-names';
import { nounNamed } from '../nouns';
import { mayChange, mayView } from '../nouns/record-rights';
import type { FileRecord } from './file';

type Record = { readonly owner: string; readonly assignees: readonly string[] };

/** Whether a file belongs to a business record. */
export function isFileNoun(noun: FileRecord['noun']): noun is FileNoun {
  return FILE_NOUNS.some((name) => name === noun);
}

/** People who may edit a record may add files; so may its crew, where the description says so. */
export function mayAddFile(viewer: Viewer, noun: FileNoun, record: Record): boolean {
  const described = nounNamed(noun);
  const isCrew = mayView(viewer, described, record) && record.assignees.includes(viewer.uid);
  return mayChange(viewer, described, record) || (described.files?.crewAdds === true && isCrew);
}

/** Holders whose files everyone in the business reads. */
const OPEN_TO_BUSINESS: readonly FileHolder[] = ['card', 'post'];

/** A file's facts that decide who reads it where no business record does. */
export type BesideFacts = {
  readonly holder: FileHolder;
  /** '' for chats between connections. */
  readonly owner: string;
  /** Whether the file names the viewer as a reader. */
  readonly isReader: boolean;
};

/** Cards, chats and mails are the team's; posts are everybody's. */
const mayEnter = (viewer: Viewer, holder: FileHolder) => holder === 'post' || may(viewer, 'team:view');

/** Who reads files of a card, chat, mail or post. A former coworker reads none; posts reach connections. */
export function mayReadBeside(viewer: Viewer, { holder, owner, isReader }: BesideFacts): boolean {
  if (!mayEnter(viewer, holder)) return false;
  const isOwn = owner === viewer.owner;
  if (isOwn && OPEN_TO_BUSINESS.includes(holder)) return true;
  return isReader && (isOwn || owner === '' || holder === 'post');
}

/** Who adds files there: people of the business, and of a chat between connections its two people. */
export function mayAddBeside(viewer: Viewer, holder: FileHolder, owner: string): boolean {
  return mayEnter(viewer, holder) && (owner === viewer.owner || (owner === '' && holder === 'thread'));
}

/** Everyone deletes their own files, editors of a record all of its files. A mail's stay once others have a copy. */
export function mayDeleteFile(viewer: Viewer, file: FileRecord): boolean {
  const isMine = file.createdBy === viewer.uid;
  const { noun, owner, assignees } = file;
  if (isFileNoun(noun)) {
    const described = nounNamed(noun);
    return mayChange(viewer, described, file) || (isMine && mayView(viewer, described, file));
  }
  const isSent = noun === 'mail' && assignees.some((uid) => uid !== viewer.uid);
  const isReader = assignees.includes(viewer.uid);
  return isMine && !isSent && mayReadBeside(viewer, { holder: noun, owner, isReader });
}

/** Describes a photo of a record: people who may edit the record, and its uploader. */
export function mayDescribeFile(viewer: Viewer, file: FileRecord): boolean {
  return isFileNoun(file.noun) && mayDeleteFile(viewer, file);
}

/** Nouns whose photos may be on a client's tracking page. */
const SHOWN_TO_CLIENTS: readonly FileRecord['noun'][] = ['tracker', 'job'];

/** Decides whether the client sees a photo: people who may edit the record. */
export function mayShowToClient(viewer: Viewer, file: FileRecord): boolean {
  const { noun } = file;
  return isFileNoun(noun) && SHOWN_TO_CLIENTS.includes(noun) && mayChange(viewer, nounNamed(noun), file);
}
