import { chunksOf } from '@/domain/core/collections';
import { FILE_NOUNS } from '@/domain/core/noun-names';
import { chunkCount, fileShape, MOST_FILES } from '@/domain/files/file';
import type { FileNoun } from '@/domain/core/noun-names';
import type { FileRecord } from '@/domain/files/file';
import { fileViewing } from '@/domain/files/file-rights';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import type { QuerySpec, Write } from '../store/port';
import { createRecord, deleteRecord, patchRecord } from '../core/writes';

/** The record that files belong to. */
export type FilesAt = { readonly noun: FileNoun; readonly recordId: string };

/** A file's metadata before the upload. */
export type NewFile = Pick<FileRecord, 'uuid' | 'name' | 'type' | 'size' | 'thumb'>;

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

/** All parts of a file's content, in no order. */
export function contentOf(file: Pick<FileRecord, 'uuid' | 'chunks'>): QuerySpec {
  return { collection: chunksOf(file.uuid), where: [], orderBy: [], limit: file.chunks };
}

/**
 * Starts an upload, for the users of its record; `instead` is an incomplete earlier upload.
 * @throws AppError('invalid') when the metadata breaks a bound
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

/** Deletes a file; the server deletes its content, so there is no Undo. */
export function deleteFile(file: Pick<FileRecord, 'uuid'>): Intent {
  return {
    name: 'deleteFile',
    label: 'File deleted',
    writes: [deleteRecord(fileShape, file.uuid)],
    undo: null,
  };
}

/** The file screens' queries, for the suites that run every query. */
export const filesCatalog: readonly CatalogEntry[] = FILE_NOUNS.map((noun) => ({
  name: `files of a ${noun}`,
  build: (viewer) => [filesOf(viewer, { noun, recordId: 'r1' }).spec],
  needs: fileViewing(noun),
}));
