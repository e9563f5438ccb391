import { chunksOf } from '@/domain/core/collections';
import { chunkCount, FILE_NOUNS, fileShape, MOST_FILES } from '@/domain/files/file';
import type { FileNoun, FileRecord } from '@/domain/files/file';
import { fileViewing } from '@/domain/files/file-rights';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import type { QuerySpec, Write } from '../store/port';
import { createRecord, deleteRecord, patchRecord } from '../core/writes';

/** The record that files lie at. */
export type FilesAt = { readonly noun: FileNoun; readonly recordId: string };

/** What is known of a file before it is sent. */
export type NewFile = Pick<FileRecord, 'uuid' | 'name' | 'type' | 'size' | 'thumb'>;

/** The photos and files at a record, newest first; those still being sent are among them. */
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

/** All parts of a file's content, in no particular order. */
export function contentOf(file: Pick<FileRecord, 'uuid' | 'chunks'>): QuerySpec {
  return { collection: chunksOf(file.uuid), where: [], orderBy: [], limit: file.chunks };
}

/**
 * Begins to send a file, for the people of its record; `instead` is an earlier try that came half way.
 * @throws AppError('invalid') when what is known of it breaks a bound.
 */
export function startFile(
  viewer: Viewer,
  at: FilesAt & Pick<FileRecord, 'assignees'>,
  file: NewFile,
  instead: string | null,
): Intent {
  const dropped = instead === null ? [] : [deleteRecord(fileShape, instead)];
  const made = createRecord(viewer, fileShape, {
    ...at,
    ...file,
    chunks: chunkCount(file.size),
    state: 'sending',
  });
  return { name: 'addFile', label: 'File started', writes: [...dropped, made], undo: null };
}

/** One part of a file's content, as base64; with the last one the file is there for everybody. */
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

/** Takes a file away for everybody; its content goes on the server, so that there is no Undo. */
export function deleteFile(file: Pick<FileRecord, 'uuid'>): Intent {
  return {
    name: 'deleteFile',
    label: 'File deleted',
    writes: [deleteRecord(fileShape, file.uuid)],
    undo: null,
  };
}

/** What the screens about files ask, for the suites that walk every query. */
export const filesCatalog: readonly CatalogEntry[] = FILE_NOUNS.map((noun) => ({
  name: `files of a ${noun}`,
  build: (viewer) => [filesOf(viewer, { noun, recordId: 'r1' }).spec],
  needs: fileViewing(noun),
}));
