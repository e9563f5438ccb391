import { isOfOthers, personKey } from '@/domain/session/person-keys';

const NAME = 'last-person';

/** Where this device keeps a user's record and company for the next start. */
export const lastPersonKey = (uid: string): string => personKey(uid, NAME);

/** Forgets what this device kept of everyone but the signed-in user; '' for none. */
export function forgetLastPerson(exceptUid: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (isOfOthers(exceptUid, NAME, key)) localStorage.removeItem(key);
  } catch {}
}
