import { useCallback } from 'react';
import { AppError } from '@/domain/core/errors';
import { browserSignal } from '../base/signal';
import { useData } from '../runtime/data-context';
import type { LazyJournal } from './lazy-journal';
import type { Ref } from '../store/port';
import { isWaiting, touches } from './kept/entry';

/** Longest wait for changes on their way, ms. */
const MOST_MS = 20_000;

/**
 * Waits until the server has this device's changes of a record, for functions that compare a screen with what is stored.
 * Rejects with AppError: 'network' offline, 'unavailable' when the server does not confirm them for 20 seconds.
 */
export function useUntilSent(): (ref: Ref) => Promise<void> {
  const { journal } = useData();
  return useCallback(
    async (ref) => {
      if (!browserSignal.isOnline())
        throw new AppError('network', {
          sentence: 'You are offline. What you typed is safe; try again when you are back online.',
        });
      await journal.opened();
      if (!(await areSent(journal, ref)))
        throw new AppError('unavailable', {
          sentence: 'Your last changes are still on their way. Wait a moment, then try again.',
        });
    },
    [journal],
  );
}

/** True once no change of the record waits; false after the longest wait. */
function areSent(journal: LazyJournal, ref: Ref): Promise<boolean> {
  const isDone = () => !journal.get().entries.some((entry) => isWaiting(entry) && touches(entry, ref));
  return new Promise((resolve) => {
    const end = (isSent: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(isSent);
    };
    const stop = journal.subscribe(() => isDone() && end(true));
    const timer = setTimeout(() => end(false), MOST_MS);
    if (isDone()) end(true);
  });
}
