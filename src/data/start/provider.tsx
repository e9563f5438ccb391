import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { DataContextValue } from '../runtime/data-context';
import { DataContext } from '../runtime/data-context';
import type { DataRuntime } from './runtime';
import { SessionContext } from '../session/session-context';

export type DataProviderProps = Pick<DataContextValue, 'onAccepted' | 'onRefused'> & {
  readonly runtime: DataRuntime;
  readonly children: ReactNode;
};

/** Provides the session, the store and its live data. */
export function DataProvider({ runtime, onAccepted, onRefused, children }: DataProviderProps) {
  const state = useSyncExternalStore(runtime.subscribe, runtime.get);
  const value = useMemo(() => ({ ...state, onAccepted, onRefused }), [state, onAccepted, onRefused]);
  return (
    <SessionContext value={state.session}>
      <DataContext value={value}>{children}</DataContext>
    </SessionContext>
  );
}
