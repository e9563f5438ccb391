import type { Viewer } from '@/domain/access/viewer';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { CHUNK_BYTES, chunkCount } from '@/domain/files/file';
import { toAppError } from '../../core/app-error';
import type { Intent } from '../../core/intent';
import type { DocStore } from '../../store/port';
import { toBase64 } from '../file-content';
import { sendPart, startFile } from '../files';
import type { WaitingChange, WaitingFile } from './waiting-file';

export type SendWaiting = {
  readonly store: Pick<DocStore, 'readServer'>;
  readonly send: (intent: Intent) => Promise<void>;
  readonly viewer: Viewer;
  readonly waiting: WaitingFile;
  /** Notes what the server has, before the next part goes. */
  readonly note: (change: WaitingChange) => Promise<void>;
};

/**
 * Sends a waiting file, from the part at which an earlier attempt ended. The answer of that attempt may have been
 * lost: a refused write that the server turns out to have counts as sent. Rejects with AppError.
 */
export async function sendWaiting({ store, send, viewer, waiting, note }: SendWaiting): Promise<void> {
  const { file, at, content, isBegun, sentParts } = waiting;
  const record = { collection: COLLECTIONS.files, id: file.uuid };
  const parts = chunkCount(file.size);
  const isThere = async (collection: string, id: string) =>
    (await store.readServer({ collection, id }).catch(() => null)) !== null;
  const unlessThere = async (intent: Intent, collection: string, id: string) => {
    try {
      await send(intent);
    } catch (error) {
      const { code } = toAppError(error);
      if (code !== 'denied' || !(await isThere(collection, id))) throw error;
    }
  };
  if (sentParts === 0) {
    await note({ isBegun: true });
    const start = startFile(viewer, at, file, null);
    await (isBegun ? unlessThere(start, record.collection, record.id) : send(start));
  }
  for (let index = sentParts; index < parts; index += 1) {
    const part = content.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    const intent = sendPart(viewer, file, index, await toBase64(part));
    const isRepeat = isBegun && index === sentParts;
    await (isRepeat ? unlessThere(intent, chunksOf(file.uuid), String(index)) : send(intent));
    await note({ sentParts: index + 1 });
  }
}

/** A sentence for a file that is refused for good, or null when it may go later. */
export function refusalOf(error: unknown): string | null {
  const problem = toAppError(error);
  if (problem instanceof AppError && problem.retryable) return null;
  return problem.message;
}
