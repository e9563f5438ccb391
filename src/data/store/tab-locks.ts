const NAME = 'joblane-stored-data';

/** How long clearing waits for the other tabs to let go, in ms; they sign out or restart by themselves. */
const PATIENCE_MS = 2_000;

/**
 * Claims the stored data for this tab, along with any others; waits while one of them clears it. Answers
 * the release.
 */
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
 * Does something to the stored data that no other tab must see, such as clearing it: Firestore's client
 * in another tab would die of it. Left undone when another tab keeps it in use; the last one to let go
 * does it then.
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
