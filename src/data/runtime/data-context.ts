import { createContext, useContext } from 'react';
import type { AppError } from '@/domain/core/errors';
import type { Intent } from '../core/intent';
import type { LazyJournal } from '../journal/lazy-journal';
import type { LiveStore } from '../live/live-store';
import type { Session } from '../session/session';
import type { DocStore } from '../store/port';

/** An action that a notice offers beside Undo. */
export type NextStep = { readonly label: string; readonly onRun: () => void };

export type DataContextValue = {
  readonly session: Session;
  readonly store: DocStore;
  readonly live: LiveStore;
  readonly journal: LazyJournal;
  /** An intent took effect on this device; `undo` is null when it cannot be undone. `next` is a possible next step. */
  readonly onAccepted: (intent: Intent, undo: (() => void) | null, next?: NextStep) => void;
  /** The server refused an intent after it had taken effect here; the screens show the old state again. */
  readonly onRefused: (intent: Intent, error: AppError) => void;
};

export const DataContext = createContext<DataContextValue | null>(null);

/** The data context; throws without a `DataProvider` above. */
export function useData(): DataContextValue {
  const value = useContext(DataContext);
  if (value === null) throw new Error('This hook needs a DataProvider above it.');
  return value;
}
