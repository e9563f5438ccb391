/** What every name begins with under which a browser keeps something for a person. */
const MARK = 'person:';

/**
 * The name under which a browser keeps something for one person: nobody else who signs in is shown it, and signing
 * out removes it. `uid` is '' for visitors.
 */
export function personKey(uid: string, name: string): string {
  return `${MARK}${uid}:${name}`;
}

/** Whether something is kept under this name for this person, or for a visitor before they signed in. */
export function isKeptFor(uid: string, key: string): boolean {
  return key.startsWith(personKey(uid, '')) || key.startsWith(personKey('', ''));
}
