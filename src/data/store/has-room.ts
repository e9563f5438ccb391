import { openDB } from 'idb';

const NAME = 'joblane-room';
const STORE = 'tries';

/** About the size of one screen's answer in characters; a device without this room is useless. */
const TRY_SIZE = 65_536;

/** The browsers' errors for missing room; the second when it ran out while a database was created. */
const REFUSALS = ['QuotaExceededError', 'AbortError'];

/**
 * Tests by writing whether the device has room. A second try decides: browsers also abort what a sleeping tab had begun.
 */
export async function hasRoom(): Promise<boolean> {
  return (await tryRoom()) || tryRoom();
}

/** Writes, because the browsers’ estimates are inexact. */
async function tryRoom(): Promise<boolean> {
  try {
    const db = await openDB(NAME, 1, {
      upgrade: (made, _from, _to, change) => {
        made.createObjectStore(STORE);
        // Opening rejects for the same reason and is handled.
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
