import { createContext, use, useEffect, useMemo, useState } from 'react';
import { setLookingOnly } from './looking-only';

/** Seeing the app as an employee, for as long as the window is not loaded anew. */
export type ViewAs = {
  /** Whose eyes the app is seen through, or null for one's own. */
  readonly uid: string | null;
  readonly start: (uid: string) => void;
  readonly stop: () => void;
};

const ViewAsContext = createContext<ViewAs | null>(null);

/** Hands down what `useViewAsState` made. */
export const ViewAsProvider = ViewAsContext.Provider;

/** Whose eyes the app is seen through; throws outside the app's screens. */
export function useViewAs(): ViewAs {
  const value = use(ViewAsContext);
  if (value === null) throw new Error('This hook needs a ViewAsProvider above it.');
  return value;
}

/** Keeps whose eyes the app is seen through. From the press on that starts it nothing can be changed. */
export function useViewAsState(): ViewAs {
  const [uid, setUid] = useState<string | null>(null);
  // Gone with the session, whatever ends it.
  useEffect(() => () => setLookingOnly(false), []);
  return useMemo(
    () => ({
      uid,
      start: (next) => {
        setLookingOnly(true);
        setUid(next);
      },
      stop: () => {
        setLookingOnly(false);
        setUid(null);
      },
    }),
    [uid],
  );
}
