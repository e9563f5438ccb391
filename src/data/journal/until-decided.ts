import type { Source } from '../live/live-table';
import { isWaiting } from './kept/entry';
import type { JournalEntry } from './kept/entry';
import type { JournalState } from './kept/kept-entries';

/** Resolves when the server has accepted or refused each of these changes, or `isClosed` turns true. */
export async function untilDecided(
  kept: Pick<Source<JournalState>, 'get' | 'subscribe'>,
  changes: readonly Pick<JournalEntry, 'opId'>[],
  isClosed: () => boolean,
): Promise<void> {
  const opIds = new Set(changes.map(({ opId }) => opId));
  const isOpen = () => !isClosed() && kept.get().entries.some((one) => opIds.has(one.opId) && isWaiting(one));
  while (isOpen()) await nextChange(kept);
}

function nextChange({ subscribe }: Pick<Source<JournalState>, 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });
}
