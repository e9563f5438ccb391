import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import type { DocStore, Write } from './port';

/** The refusals that a second sending of an accepted batch gets. */
const OF_A_SECOND: readonly ErrorCode[] = ['denied', 'not-found', 'conflict'];

/**
 * Makes a batch safe to send twice. Firestore's client sends it again when the connection ends before the answer, and
 * the rules then refuse a record that exists or a step that was taken: a refusal counts only when the server does not
 * have the batch. A batch that is refused for nulls which an earlier fault left in its records is sent once more,
 * without them: nobody may have read these records here, as in a change of many at once.
 */
export async function safely(
  store: Pick<DocStore, 'readServer'>,
  writes: readonly Write[],
  commit: (writes: readonly Write[]) => Promise<void>,
): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof AppError) || !OF_A_SECOND.includes(error.code)) throw error;
    const isHeld = await import('../journal/open-journal').then(
      ({ isOnServer }) => isOnServer(store, writes),
      () => false,
    );
    if (isHeld) return;
    const healed = await import('./healed-writes').then(
      ({ withoutStoredNulls }) => withoutStoredNulls(store, writes),
      () => null,
    );
    if (!healed) throw error;
    await commit(healed);
  }
}
