import { isKeptFor } from '@/domain/session/person-keys';
import { readOwnDevice } from '../runtime/own-device';

/**
 * Removes what this window keeps for a person who signs out: text that was not saved, and the list they came from. On
 * a shared device their columns go too.
 */
export function forgetWindow(uid: string): void {
  removeFrom(() => sessionStorage, uid);
  if (!readOwnDevice()) removeFrom(() => localStorage, uid);
}

function removeFrom(storage: () => Storage, uid: string): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (isKeptFor(uid, key)) kept.removeItem(key);
  } catch {
    // A forbidden storage keeps nothing.
  }
}
