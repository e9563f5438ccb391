import { COLLECTIONS } from '@/domain/core/collections';
import { within } from '../base/within';
import type { Stage } from './stage';

/** How long questions may hold back the first drawing, in ms. */
const PATIENCE_MS = 500;

/** What Firestore takes from its queue until a question is on the wire, in ms: 25 with a quarter of the speed. */
const SENDING_MS = 40;

/**
 * Asks what the first screen will read and resolves when it is sent, so that the server answers while the screen is
 * drawn: drawing takes the one thread for 0.4 s of the bench, and a question behind it waits as long.
 */
export async function askAhead({ store, live, asked, account }: Stage): Promise<void> {
  if (!asked || !account) return;
  live.askAhead(asked);
  const user = { collection: COLLECTIONS.users, id: account.uid };
  // Behind the questions in Firestore's queue.
  await within(PATIENCE_MS, store.readLocal(user)).catch(() => undefined);
  await new Promise<void>((resolve) => setTimeout(resolve, SENDING_MS));
}
