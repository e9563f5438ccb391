/** Prefix of all keys with personal data in browser storage. */
const MARK = 'person:';

/** The storage key of a user's data ('' for visitors); no other user sees it, signing out removes it. */
export function personKey(uid: string, name: string): string {
  return `${MARK}${uid}:${name}`;
}

/** Whether a key holds what this user typed and has not saved. */
export function isDraftOf(uid: string, key: string): boolean {
  return key.startsWith(personKey(uid, 'draft:'));
}

/** Whether a key is this user's, or a visitor's before sign-in. */
export function isKeptFor(uid: string, key: string): boolean {
  return key.startsWith(personKey(uid, '')) || key.startsWith(personKey('', ''));
}

/** Whether a key holds data of this name for another user. */
export function isOfOthers(uid: string, name: string, key: string): boolean {
  return key.startsWith(MARK) && key.endsWith(`:${name}`) && key !== personKey(uid, name);
}
