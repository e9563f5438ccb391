import { useCallback } from 'react';
import { toAppError } from '../base/app-error';
import { useData } from './data-context';
import type { NextStep } from './data-context';
import type { Intent } from '../core/intent';
import { restoringAbsence } from '../core/restored-absence';

/**
 * Commits intents: they take effect on this device at once, without waiting for the server. The app shows the snackbar
 * with Undo and the `next` step, and reports a later refusal; a refused intent stays in the journal.
 */
export function useCommit(): (intent: Intent, next?: NextStep) => void {
  const commit = useCommitUntilKept();
  return useCallback((intent, next) => void commit(intent, next), [commit]);
}

/** Like `useCommit`, but resolves as soon as the device keeps the change: closing the app no longer loses it. */
export function useCommitUntilKept(): (intent: Intent, next?: NextStep) => Promise<void> {
  const { onAccepted } = useData();
  const apply = useCommitUntilSent();
  return useCallback(
    (intent, next) => {
      const undo = intent.undo && restoringAbsence(intent.undo);
      const kept = apply(intent);
      onAccepted(intent, undo && (() => void apply({ ...intent, writes: undo, undo: null })), next);
      return kept;
    },
    [apply, onAccepted],
  );
}

/** Commits the batches of one change, with one notice and one Undo for all of them. */
export function useCommitAll(): (intents: readonly Intent[], label: string) => void {
  const { onAccepted } = useData();
  const apply = useCommitQuietly();
  return useCallback(
    (intents, label) => {
      const [first] = intents;
      if (!first) return;
      const undone = intents.flatMap((one) =>
        one.undo ? [{ ...one, writes: restoringAbsence(one.undo), undo: null }] : [],
      );
      intents.forEach(apply);
      onAccepted(
        { ...first, label, about: '' },
        undone.length < intents.length ? null : () => undone.forEach(apply),
      );
    },
    [apply, onAccepted],
  );
}

/** Like `useCommit`, without a notice: for what nobody regrets, such as a seen mark. A refusal is still reported. */
export function useCommitQuietly(): (intent: Intent) => void {
  const commit = useCommitUntilSent();
  return useCallback((intent) => void commit(intent), [commit]);
}

/** Like `useCommitQuietly`, but resolves as soon as the store has the change, or will not get it. */
export function useCommitUntilSent(): (intent: Intent) => Promise<void> {
  const { journal, onRefused } = useData();
  return useCallback(
    (intent) =>
      new Promise((resolve) => {
        journal.commit(intent, 'keep', resolve).catch((error: unknown) => {
          onRefused(intent, toAppError(error));
          resolve();
        });
      }),
    [journal, onRefused],
  );
}

/** Like `useCommit`, but resolves when the server acknowledges; rejects with AppError. */
export function useCommitAsync(): (intent: Intent) => Promise<void> {
  const { journal } = useData();
  return useCallback((intent) => journal.commit(intent, 'forget'), [journal]);
}

/** Sends an intent too large for the queue directly to the server. Rejects with AppError: 'network' offline. */
export function useSend(): (intent: Intent) => Promise<void> {
  const { store, live } = useData();
  return useCallback(
    async ({ writes }) => {
      await store.send(writes);
      live.noteWritten(writes);
    },
    [store, live],
  );
}
