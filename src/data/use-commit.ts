import { useCallback } from 'react';
import { toAppError } from './app-error';
import { useData } from './data-context';
import type { Intent } from './intent';

/**
 * Lets intents take effect: at once on this device, without waiting for the server. The app shows the
 * snackbar with Undo, and says so when the server refuses later.
 */
export function useCommit(): (intent: Intent) => void {
  const { store, live, onAccepted, onRefused } = useData();
  return useCallback(
    (intent) => {
      const apply = (one: Intent) => {
        store.commit(one.writes).then(
          () => live.noteWritten(one.writes),
          (error: unknown) => onRefused(one, toAppError(error)),
        );
      };
      const { undo } = intent;
      apply(intent);
      onAccepted(intent, undo && (() => apply({ ...intent, writes: undo, undo: null })));
    },
    [store, live, onAccepted, onRefused],
  );
}

/** Like `useCommit`, for what must be acknowledged first; resolves then, rejects with AppError. */
export function useCommitAsync(): (intent: Intent) => Promise<void> {
  const { store, live } = useData();
  return useCallback(
    async (intent) => {
      await store.commit(intent.writes);
      live.noteWritten(intent.writes);
    },
    [store, live],
  );
}
