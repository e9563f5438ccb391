/** A screen's records with its own changes, for the moment until the store delivers them. */
export type Newest<R extends object> = {
  /** The record that a screen shows, with the changes noted since. */
  readonly of: (shown: R) => R;
  readonly note: (shown: R, changes: Partial<R>) => void;
};

/**
 * Lets a second change build on the first. The journal stores a change before the screen shows it; a second press in
 * between would start from the old status, and the rules refuse a wrong `previousStatus`. Notes are kept by the shown
 * object: a delivered record is a new object, without notes.
 */
export function createNewest<R extends object>(): Newest<R> {
  const changed = new WeakMap<R, R>();
  const of = (shown: R) => changed.get(shown) ?? shown;
  return {
    of,
    note: (shown, changes) => {
      changed.set(shown, { ...of(shown), ...changes });
    },
  };
}
