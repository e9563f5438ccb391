const NAME = 'joblane-stored-data';

/** How long deleting waits for other tabs to release the data, in ms; they sign out or restart by themselves. */
const PATIENCE_MS = 2_000;

/** Takes a shared lock on the stored data; waits while another tab deletes it. Returns the release. */
export function shareStoredData(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks()
      .request(NAME, { mode: 'shared' }, () => {
        return new Promise<void>((release) => {
          resolve(release);
        });
      })
      .catch(reject);
  });
}

/**
 * Runs an act with an exclusive lock, such as deleting the stored data: Firestore's client in another tab would die of
 * it. Skipped while another tab uses the data; the last tab does it then.
 */
export async function withoutOtherTabs(act: () => Promise<void>): Promise<void> {
  try {
    await locks().request(NAME, { mode: 'exclusive', signal: AbortSignal.timeout(PATIENCE_MS) }, act);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
  }
}

function locks(): Pick<LockManager, 'request'> {
  return navigator.locks;
}
