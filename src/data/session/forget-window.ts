import { isKeptFor } from '@/domain/session/person-keys';
import { readOwnDevice } from '../runtime/own-device';

/** Removes a user's unsaved text and list position from this window; on a shared device their columns too. */
export function forgetWindow(uid: string): void {
  removeFrom(() => sessionStorage, uid);
  if (!readOwnDevice()) removeFrom(() => localStorage, uid);
}

function removeFrom(storage: () => Storage, uid: string): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (isKeptFor(uid, key)) kept.removeItem(key);
  } catch {}
}
