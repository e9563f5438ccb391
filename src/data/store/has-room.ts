import { openDB } from 'idb';

const NAME = 'joblane-room';
const STORE = 'tries';

/** About one screen's answer of the server, in characters; a device that does not take this much is of no use. */
const TRY_SIZE = 65_536;

/** What browsers say when there is no room; the second when it ran out while a database was being made. */
const REFUSALS = ['QuotaExceededError', 'AbortError'];

/** Whether the device still keeps something; found out by trying, because no browser's estimate is exact. */
export async function hasRoom(): Promise<boolean> {
  try {
    const db = await openDB(NAME, 1, {
      upgrade: (made, _from, _to, change) => {
        made.createObjectStore(STORE);
        // Opening rejects for the same reason, and is listened to.
        change.done.catch(() => undefined);
      },
    });
    try {
      await db.put(STORE, '.'.repeat(TRY_SIZE), 'try');
      await db.delete(STORE, 'try');
    } finally {
      db.close();
    }
    return true;
  } catch (error) {
    return !(error instanceof Error && REFUSALS.includes(error.name));
  }
}
