import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import type { DocStore, Write } from './port';

/** The refusals that a second sending of an accepted batch gets. */
const OF_A_SECOND: readonly ErrorCode[] = ['denied', 'not-found', 'conflict'];

/**
 * Makes a batch safe to send twice. Firestore's client sends it again when the connection ends before the answer, and
 * the rules then refuse a record that exists or a step that was taken: a refusal counts only when the server does not
 * have the batch.
 */
export async function safely(
  store: Pick<DocStore, 'readServer'>,
  writes: readonly Write[],
  commit: () => Promise<void>,
): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (!(error instanceof AppError) || !OF_A_SECOND.includes(error.code)) throw error;
    const isHeld = await import('../journal/open-journal').then(
      ({ isOnServer }) => isOnServer(store, writes),
      () => false,
    );
    if (!isHeld) throw error;
  }
}
