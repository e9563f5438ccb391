import type { Viewer } from '@/domain/access/viewer';
import { AppError } from '@/domain/core/errors';
import { recordFields } from '@/domain/core/record';
import { parseFields } from '@/domain/core/record-codec';
import { boolean } from '@/domain/core/shape';
import { filesFull, MOST_FILES } from '@/domain/files/file';
import { isFileNoun } from '@/domain/files/file-rights';
import { nounNamed } from '@/domain/nouns';
import { toAppError } from '../../base/app-error';
import type { Intent } from '../../core/intent';
import type { DocStore } from '../../store/port';
import { startFile } from '../files';
import type { FilePlace } from '../files';
import type { WaitingFile } from './waiting-file';

const FACTS = { assignees: recordFields.assignees, filesFull: boolean() };

/** What the file belonged to was deleted while it waited. */
const GONE = 'What you added this to has been deleted. Save it as a file to keep it.';

export type StartWaiting = {
  readonly store: Pick<DocStore, 'readServer'>;
  readonly send: (intent: Intent) => Promise<void>;
  readonly viewer: Viewer;
  readonly waiting: WaitingFile;
};

/**
 * Creates the record of a waiting file. The rules ask for the people of its business record as they are now, so a file
 * that waited while these changed is refused once and sent again with them. Rejects with AppError.
 */
export async function startWaiting({ store, send, viewer, waiting }: StartWaiting): Promise<void> {
  const { file, at } = waiting;
  try {
    await send(startFile(viewer, at, file, null));
  } catch (error) {
    if (toAppError(error).code !== 'denied') throw error;
    const assignees = await peopleNow(store, at);
    if (assignees === null || assignees.join() === at.assignees.join()) throw error;
    await send(startFile(viewer, { ...at, assignees }, file, null));
  }
}

/** The present people of a file's record; null where no record decides. */
async function peopleNow(
  store: StartWaiting['store'],
  { noun, recordId }: FilePlace,
): Promise<readonly string[] | null> {
  if (!isFileNoun(noun)) return null;
  const record = await store.readServer({ collection: nounNamed(noun).shape.collection, id: recordId });
  if (record === null) throw new AppError('not-found', { sentence: GONE });
  const facts = parseFields(FACTS, record);
  if (!facts.ok) return null;
  if (facts.value.filesFull) throw new AppError('invalid', { sentence: filesFull(MOST_FILES) });
  return facts.value.assignees;
}
