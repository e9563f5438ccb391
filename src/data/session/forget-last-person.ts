import { isOfOthers, personKey } from '@/domain/session/person-keys';

const NAME = 'last-person';
const ASKED = 'first-asked';

/** Where this device keeps a user's record and company for the next start. */
export const lastPersonKey = (uid: string): string => personKey(uid, NAME);

/** Where this device keeps what a user's screens asked first. */
export const firstAskedKey = (uid: string): string => personKey(uid, ASKED);

/** Forgets what this device kept of everyone but the signed-in user; '' for none. */
export function forgetLastPerson(exceptUid: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if ([NAME, ASKED].some((name) => isOfOthers(exceptUid, name, key))) localStorage.removeItem(key);
  } catch {}
}
