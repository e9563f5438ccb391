import { CHUNK_BYTES, chunkCount, safeType, UNREADABLE_FILE } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { AppError } from '@/domain/core/errors';
import type { Viewer } from '@/domain/access/viewer';
import { contentOf, sendPart, startFile } from './files';
import type { FilePlace, NewFile } from './files';
import type { Intent } from '../core/intent';
import type { DocStore } from '../store/port';

export type SendFile = {
  readonly send: (intent: Intent) => Promise<void>;
  readonly viewer: Viewer;
  readonly at: FilePlace;
  readonly file: NewFile;
  readonly content: Blob;
  /** An incomplete earlier upload to be deleted, or null. */
  readonly instead: string | null;
  readonly onProgress: (sent: number) => void;
};

/** Sends a file past the device's queue, which would hold each part twice more. Rejects with AppError. */
export async function sendFile(run: SendFile): Promise<void> {
  const { send, viewer, at, file, content, instead, onProgress } = run;
  await send(startFile(viewer, at, file, instead));
  for (let index = 0; index < chunkCount(file.size); index += 1) {
    onProgress(index);
    const part = content.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    await send(sendPart(viewer, file, index, await toBase64(part)));
  }
}

/** Reads a whole file. Rejects with AppError: 'network' when neither cache nor server can provide it. */
export async function readFile(
  store: DocStore,
  file: Pick<FileRecord, 'uuid' | 'chunks' | 'type'>,
): Promise<Blob> {
  const { rows, fromCache } = await store.page(contentOf(file));
  if (rows.length < file.chunks) {
    throw fromCache
      ? new AppError('network', {
          sentence: 'This file is not on this device. Open it when there is a connection.',
        })
      : new AppError('not-found', { sentence: 'The content of this file is not there any more.' });
  }
  const parts = rows
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ data }) => fromBase64(typeof data['content'] === 'string' ? data['content'] : ''));
  return new Blob(parts, { type: safeType(file.type) });
}

/** The content of a part as base64. Rejects with AppError(invalid) when the device cannot read it. */
export function toBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () =>
      reject(
        new AppError('invalid', {
          cause: reader.error,
          sentence: UNREADABLE_FILE,
        }),
      ),
    );
    reader.readAsDataURL(part);
  });
}

function fromBase64(content: string): Uint8Array<ArrayBuffer> {
  const text = atob(content);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
