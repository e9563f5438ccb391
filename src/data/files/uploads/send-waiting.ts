import type { Viewer } from '@/domain/access/viewer';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { CHUNK_BYTES, chunkCount } from '@/domain/files/file';
import { toAppError } from '../../base/app-error';
import type { Intent } from '../../core/intent';
import type { DocStore } from '../../store/port';
import { toBase64 } from '../file-content';
import { sendPart } from '../files';
import { startWaiting } from './start-waiting';
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
 * Sends a waiting file. After an earlier attempt the server is asked first: it goes on at the part at which that one
 * ended, and a write whose answer was lost is not sent twice. Rejects with AppError.
 */
export async function sendWaiting({ store, send, viewer, waiting, note }: SendWaiting): Promise<void> {
  const { file, content, isBegun } = waiting;
  const known = isBegun ? await store.readServer({ collection: COLLECTIONS.files, id: file.uuid }) : null;
  if (known?.['state'] === 'ready') return;
  if (known === null) {
    await note({ isBegun: true, sentParts: 0 });
    await startWaiting({ store, send, viewer, waiting });
  }
  for (
    let index = await firstMissing(store, waiting, known !== null);
    index < chunkCount(file.size);
    index += 1
  ) {
    const part = content.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    await send(sendPart(viewer, file, index, await toBase64(part)));
    await note({ sentParts: index + 1 });
  }
}

/** The first part that the server lacks; it may have one more than was noted here. */
async function firstMissing(
  store: SendWaiting['store'],
  { file, sentParts }: WaitingFile,
  isStarted: boolean,
): Promise<number> {
  if (!isStarted) return 0;
  const next = { collection: chunksOf(file.uuid), id: String(sentParts) };
  return (await store.readServer(next)) === null ? sentParts : sentParts + 1;
}

/** A sentence for a file that is refused for good, or null when it may go later. */
export function refusalOf(error: unknown): string | null {
  const problem = toAppError(error);
  if (problem instanceof AppError && problem.retryable) return null;
  return problem.message;
}
