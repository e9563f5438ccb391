import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { AppError } from '@/domain/core/errors';
import { refuseChanges } from '../base/looking-only';

/** The employee seen as, and the frame around the app meanwhile. */
export type Looking = {
  readonly uid: string;
  /** Passed by the caller, so that other users do not load it. */
  readonly Frame: ComponentType<{
    readonly uid: string;
    readonly onStop: () => void;
    readonly children: ReactNode;
  }>;
};

/** Seeing the app as an employee, until the window is reloaded. */
export type ViewAs = {
  readonly looking: Looking | null;
  /** From now on every change is refused with this error. */
  readonly start: (looking: Looking, refusal: AppError) => void;
  readonly stop: () => void;
};

const ViewAsContext = createContext<ViewAs | null>(null);

/** Provides the result of `useViewAsState`. */
export const ViewAsProvider = ViewAsContext.Provider;

/** The current view-as state; null outside the app's screens. */
export function useViewAs(): ViewAs | null {
  return use(ViewAsContext);
}

/** Holds the view-as state. Changes are refused from the click that starts it. */
export function useViewAsState(): ViewAs {
  const [looking, setLooking] = useState<Looking | null>(null);
  useEffect(() => () => refuseChanges(null), []);
  return useMemo(() => {
    const change = (to: Looking | null, refusal: AppError | null) => {
      refuseChanges(refusal);
      setLooking(to);
    };
    return { looking, start: change, stop: () => change(null, null) };
  }, [looking]);
}
