import { chunksOf } from '@/domain/core/collections';
import { FILE_HOLDERS, FILE_NOUNS } from '@/domain/core/noun-names';
import { chunkCount, fileShape, MOST_FILES, MOST_FILES_BESIDE } from '@/domain/files/file';
import type { FileHolder, FileNoun } from '@/domain/core/noun-names';
import type { FileRecord } from '@/domain/files/file';
import { mayReadBeside } from '@/domain/files/file-rights';
import { nounNamed } from '@/domain/nouns';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import type { QuerySpec, Write } from '../store/port';
import { createRecord, deleteRecord, patchRecord } from '../core/writes';

/** The record that files belong to. */
export type FilesAt = { readonly noun: FileNoun; readonly recordId: string };

/** A card, message, mail or post that files belong to, with the people they are for. */
export type FilesBeside = {
  readonly holder: FileHolder;
  /** The card's, thread's, mail's or post's id. */
  readonly recordId: string;
  /** The message's id in a thread; not given for others. */
  readonly partId?: string;
  /** Its business; '' for a chat between connections. */
  readonly owner: string;
  /** Its readers, the viewer included; a mail's other readers come with its delivery. */
  readonly assignees: readonly string[];
};

/** Where a new file goes. */
export type FilePlace = Pick<FileRecord, 'noun' | 'recordId' | 'assignees'> & {
  /** Not given for files of the viewer's business. */
  readonly owner?: string;
  readonly partId?: string;
};

/** The place of a new file of a card, message, mail or post. */
export function placeBeside({ holder, recordId, partId = '', owner, assignees }: FilesBeside): FilePlace {
  return { noun: holder, recordId, partId, owner, assignees };
}

/** A file's metadata before the upload. */
export type NewFile = Pick<FileRecord, 'uuid' | 'name' | 'type' | 'size' | 'thumb'> &
  Partial<Pick<FileRecord, 'tag' | 'caption' | 'takenAt' | 'markedFrom'>>;

/** The photos and files of a record, newest first; unfinished uploads included. */
export function filesOf(viewer: Viewer, { noun, recordId }: FilesAt): TypedQuery<FileRecord> {
  return query(fileShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: noun },
      { field: 'recordId', op: '==', value: recordId },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: MOST_FILES,
  });
}

/** Most messages whose files are read at once: the limit of one `in` filter. */
export const MOST_PARTS = 30;

/** Asks for files of a card, chat, mail or post; `partIds` only for a chat. */
export type BesideQuestion = Pick<FilesBeside, 'holder' | 'recordId' | 'owner'> & {
  readonly partIds?: readonly string[];
};

/**
 * The files of a card, a mail or a post, or of up to MOST_PARTS messages of a chat, newest first; unfinished uploads
 * included. Chats, mails and another business's posts are read as one of their readers.
 */
export function filesBeside(viewer: Viewer, at: BesideQuestion): TypedQuery<FileRecord> {
  const { holder, recordId, owner, partIds } = at;
  const isOpen = mayReadBeside(viewer, { holder, owner, isReader: false });
  return query(fileShape, {
    where: [
      { field: 'owner', op: '==', value: owner },
      ...(isOpen ? [] : [{ field: 'assignees', op: 'array-contains', value: viewer.uid } as const]),
      { field: 'noun', op: '==', value: holder },
      { field: 'recordId', op: '==', value: recordId },
      ...(partIds ? [{ field: 'partId', op: 'in', value: partIds.slice(0, MOST_PARTS) } as const] : []),
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: MOST_FILES_BESIDE[holder] * (partIds ? Math.min(MOST_PARTS, partIds.length) : 1),
  });
}

/** Most files of cards that one question reads. */
const CARD_FILES = 300;

/** The newest files of all cards of a business; unfinished uploads included. */
export function filesOfCards(viewer: Viewer): TypedQuery<FileRecord> {
  return query(fileShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'noun', op: '==', value: 'card' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: CARD_FILES,
  });
}

/** All parts of a file's content, in no order. */
export function contentOf(file: Pick<FileRecord, 'uuid' | 'chunks'>): QuerySpec {
  return { collection: chunksOf(file.uuid), where: [], orderBy: [], limit: file.chunks };
}

/**
 * Starts an upload, for the users of its record; `instead` is an incomplete earlier upload.
 * @throws AppError('invalid') when the metadata breaks a bound
 */
export function startFile(viewer: Viewer, at: FilePlace, file: NewFile, instead: string | null): Intent {
  const dropped = instead === null ? [] : [deleteRecord(fileShape, instead)];
  const { owner = viewer.owner, ...place } = at;
  const made = createRecord({ ...viewer, owner }, fileShape, {
    ...place,
    ...file,
    chunks: chunkCount(file.size),
    state: 'sending',
  });
  return { name: 'addFile', label: 'File started', writes: [...dropped, made], undo: null };
}

/** One part of a file's content, as base64; the last one makes the file visible to all. */
export function sendPart(viewer: Viewer, file: NewFile, index: number, content: string): Intent {
  const isLast = index === chunkCount(file.size) - 1;
  const part: Write = {
    kind: 'create',
    ref: { collection: chunksOf(file.uuid), id: String(index) },
    data: { content },
  };
  const ready = patchRecord(viewer, fileShape, file.uuid, { state: 'ready' });
  return { name: 'addFile', label: 'File sent', writes: isLast ? [part, ready] : [part], undo: null };
}

/** What is said about a photo. */
export type Described = Partial<Pick<FileRecord, 'tag' | 'caption' | 'clientVisible'>>;

/** Describes a photo, or shows it to the client. */
export function describeFile(viewer: Viewer, file: FileRecord, said: Described): Intent {
  const before = Object.fromEntries(Object.keys(said).map((name) => [name, file[name as keyof Described]]));
  return {
    name: 'describeFile',
    label: labelOf(said),
    writes: [patchRecord(viewer, fileShape, file.uuid, said)],
    undo: [patchRecord(viewer, fileShape, file.uuid, before)],
  };
}

function labelOf({ clientVisible }: Described): string {
  if (clientVisible === undefined) return 'Photo described';
  return clientVisible ? 'The client sees this photo' : 'The client does not see this photo';
}

/** Deletes a file; the server deletes its content, so there is no Undo. */
export function deleteFile(file: Pick<FileRecord, 'uuid'>): Intent {
  return {
    name: 'deleteFile',
    label: 'File deleted',
    writes: [deleteRecord(fileShape, file.uuid)],
    undo: null,
  };
}

/** A reference to one file. */
export function fileRef(id: string): TypedRef<FileRecord> {
  return recordRef(fileShape, id);
}

/** The file screens' queries, for the suites that run every query. */
export const filesCatalog: readonly CatalogEntry[] = [
  ...FILE_NOUNS.map((noun): CatalogEntry => ({
    name: `files of a ${noun}`,
    build: (viewer) => [filesOf(viewer, { noun, recordId: 'r1' }).spec],
    needs: `${nounNamed(noun).area}:view`,
  })),
  ...FILE_HOLDERS.map((holder): CatalogEntry => ({
    name: `files of a ${holder}`,
    build: (viewer) =>
      // A post of another business is read as one of its readers.
      [viewer.owner, ...(holder === 'post' ? ['a-connection'] : [])].map(
        (owner) =>
          filesBeside(viewer, {
            ...{ holder, recordId: 'r1', owner },
            ...(holder === 'thread' ? { partIds: ['m1', 'm2'] } : {}),
          }).spec,
      ),
    needs: holder === 'post' ? null : 'team:view',
  })),
  { name: 'files of all cards', build: (viewer) => [filesOfCards(viewer).spec], needs: 'team:view' },
];
