import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { AppError } from '@/domain/core/errors';
import { refuseChanges } from './looking-only';

/** Whose eyes the app is seen through, and what is put around everything meanwhile. */
export type Looking = {
  readonly uid: string;
  /** Brought by whoever starts it, so that nobody else loads it. */
  readonly Frame: ComponentType<{
    readonly uid: string;
    readonly onStop: () => void;
    readonly children: ReactNode;
  }>;
};

/** Seeing the app as an employee, for as long as the window is not loaded anew. */
export type ViewAs = {
  readonly looking: Looking | null;
  /** From now on every change is refused like this. */
  readonly start: (looking: Looking, refusal: AppError) => void;
  readonly stop: () => void;
};

const ViewAsContext = createContext<ViewAs | null>(null);

/** Hands down what `useViewAsState` made. */
export const ViewAsProvider = ViewAsContext.Provider;

/** Whose eyes the app is seen through; null outside the app's screens. */
export function useViewAs(): ViewAs | null {
  return use(ViewAsContext);
}

/** Keeps whose eyes the app is seen through. From the press on that starts it nothing can be changed. */
export function useViewAsState(): ViewAs {
  const [looking, setLooking] = useState<Looking | null>(null);
  // Gone with the session, whatever ends it.
  useEffect(() => () => refuseChanges(null), []);
  return useMemo(() => {
    const change = (to: Looking | null, refusal: AppError | null) => {
      refuseChanges(refusal);
      setLooking(to);
    };
    return { looking, start: change, stop: () => change(null, null) };
  }, [looking]);
}
