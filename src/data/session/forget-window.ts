import { isDraftOf, isKeptFor } from '@/domain/session/person-keys';
import { readOwnDevice } from '../base/own-device';

/**
 * Removes what this window keeps for a user. On their own device typed text and columns stay for their next sign-in;
 * no other user sees them. With `isEnd`, typed text goes there, too: the account or its sessions end.
 */
export function forgetWindow(uid: string, isEnd = false): void {
  const isOwn = readOwnDevice();
  removeFrom(
    () => sessionStorage,
    (key) => isKeptFor(uid, key) && !(isOwn && !isEnd && isDraftOf(uid, key)),
  );
  if (!isOwn)
    removeFrom(
      () => localStorage,
      (key) => isKeptFor(uid, key),
    );
}

function removeFrom(storage: () => Storage, goes: (key: string) => boolean): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (goes(key)) kept.removeItem(key);
  } catch {}
}
